import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { cx } from '../lib/cx.ts';

/** DD-MM-YYYY. The locale brings the order and the names; the dash is ours. */
export function DayInput({ slot, className }: { slot?: 'start' | 'end'; className?: string }) {
  return (
    <DateInput slot={slot} className={cx('flex items-center', className)}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="tabular rounded-xs px-px text-base text-text outline-none data-disabled:text-text-3 data-focused:bg-primary data-focused:text-on-primary data-placeholder:text-text-3 data-placeholder:data-focused:text-on-primary data-[type=literal]:px-0 data-[type=literal]:text-text-3 forced-colors:data-focused:bg-[Highlight] pointer-coarse:text-lg"
        >
          {({ text, type }) => (type === 'literal' ? '-' : text)}
        </DateSegment>
      )}
    </DateInput>
  );
}
