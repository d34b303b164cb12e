import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/DatePicker';

/** Opens the calendar; the field gives it its name and its press. */
export function CalendarButton() {
  return (
    <Button className="ml-auto grid h-full w-9 shrink-0 cursor-pointer place-items-center rounded-r-control text-text-3 -outline-offset-2 data-disabled:cursor-not-allowed data-hovered:text-text pointer-coarse:w-11">
      <CalendarDays aria-hidden="true" className="size-4" />
    </Button>
  );
}
