import { Button } from 'react-aria-components/Button';
import { cx } from '../lib/cx.ts';
import { type DateRange, type DateRangePreset, isSameRange } from './date-range.ts';

interface RangePresetsProps {
  presets: readonly DateRangePreset[];
  value: DateRange | null;
  onChoose: (range: DateRange) => void;
}

/** Ready ranges beside the calendar; one press takes one. */
export function RangePresets({ presets, value, onChoose }: RangePresetsProps) {
  return (
    <ul className="flex gap-1 overflow-x-auto border-b border-line p-2 sm:w-40 sm:flex-col sm:border-r sm:border-b-0">
      {presets.map(({ label, range }) => {
        const isCurrent = isSameRange(value, range);
        return (
          <li key={label} className="shrink-0">
            <Button
              aria-current={isCurrent ? 'true' : undefined}
              onPress={() => onChoose(range)}
              className={cx(
                'w-full cursor-pointer rounded-control px-3 py-2 text-left text-sm whitespace-nowrap data-hovered:bg-surface-2',
                isCurrent && 'bg-primary-soft font-medium text-on-primary-soft',
              )}
            >
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
