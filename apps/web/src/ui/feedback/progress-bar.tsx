import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../lib/cx.ts';

interface ProgressBarProps {
  label: string;
  isLabelHidden?: boolean;
  /** 0 to 100; without it, work goes on for an unknown time. */
  value?: number;
  /** Words for the value where a percentage says too little: "3 of 5 files". */
  valueText?: string;
  tone?: 'primary' | 'success' | 'danger';
  className?: string;
}

const fills = { primary: 'bg-primary', success: 'bg-success', danger: 'bg-danger' };

export function ProgressBar({
  label,
  isLabelHidden,
  value,
  valueText,
  tone = 'primary',
  className,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      value={value ?? 0}
      isIndeterminate={value === undefined}
      valueLabel={valueText}
      className={cx('flex w-full flex-col gap-1.5', className)}
    >
      {({ percentage, valueText: words, isIndeterminate }) => (
        <>
          {isLabelHidden ? null : (
            <span aria-hidden="true" className="flex justify-between gap-4 text-sm">
              <span className="font-medium">{label}</span>
              <span className="tabular text-text-2">{isIndeterminate ? '' : words}</span>
            </span>
          )}
          <span className="block h-1.5 overflow-hidden rounded-full bg-surface-3 forced-colors:border">
            <span
              style={isIndeterminate ? undefined : { width: `${percentage}%` }}
              className={cx(
                'block h-full rounded-full transition-[width] duration-dialog forced-colors:bg-[Highlight]',
                isIndeterminate && 'w-2/5 animate-slide',
                fills[tone],
              )}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
