import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, CalendarHeading } from 'react-aria-components/Calendar';

const arrow =
  'grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-text-2 data-disabled:cursor-not-allowed data-disabled:opacity-40 data-hovered:bg-surface-2 data-hovered:text-text pointer-coarse:size-11';

/** Previous month, the names of the months in sight, next month. */
export function CalendarHeader({ months }: { months: number }) {
  return (
    <header className="flex items-center gap-1 pb-2">
      <Button slot="previous" className={arrow}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      {Array.from({ length: months }, (_, offset) => offset).map((offset) => (
        <CalendarHeading
          key={offset}
          offset={{ months: offset }}
          className="flex-1 text-center text-base font-semibold"
        />
      ))}
      <Button slot="next" className={arrow}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </header>
  );
}
