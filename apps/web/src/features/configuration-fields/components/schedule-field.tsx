import {
  campaignFieldLabels,
  earliestStart,
  endFor,
  fill,
  lastRunningDay,
  latestEnd,
  nextMonth,
  runningDays,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useRef } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Button } from '../../../ui/actions/button.tsx';
import type { DateRange } from '../../../ui/date/date-range.ts';
import { DateRangePicker } from '../../../ui/date/date-range-picker.tsx';
import { useForm, useFormField } from '../model/form.tsx';

const inWeeks = (n: number) => ({ label: fill(configurationTexts.weeks, { n }), days: n * 7 });
const inDays = (n: number) => ({ label: fill(configurationTexts.days, { n }), days: n });
const usualLengths = [inWeeks(2), inDays(30), inDays(60), inDays(90)];

/**
 * Nothing before tomorrow, in the calendar of the account; ready ranges keep a start that is possible.
 * Where a template or a package says how long the campaign runs, a start is enough.
 */
export function ScheduleField() {
  const { account, plannedDays: runtime = null } = useForm();
  const { value: schedule, error, isRequired, onBlur, pick } = useFormField('schedule');
  const first = earliestStart(account.today);
  const { first: monthStart, last: monthEnd } = nextMonth(account.today);
  const month = {
    label: configurationTexts.nextMonth,
    range: { start: monthStart, end: monthEnd },
  };
  /** As the template or the package says. */
  const planned = (from: string) =>
    runtime === null
      ? []
      : [
          {
            label: fill(configurationTexts.plannedLength, { n: runtime }),
            range: { start: from, end: endFor(from, runtime) },
          },
        ];
  const presets = (start: string | null) => {
    const from = start !== null && start >= first ? start : first;
    const usual = usualLengths.filter(({ days }) => days !== runtime);
    return [
      ...planned(from),
      month,
      ...usual.map(({ label, days }) => ({
        label,
        range: { start: from, end: lastRunningDay(from, days) },
      })),
    ];
  };
  /** Without opening the calendar, while there are no dates. */
  const offered = schedule ? [] : [...planned(first), month];
  const days = schedule ? runningDays(schedule.startDate, schedule.endDate) : 0;
  const take = (range: DateRange | null) =>
    pick(range && { startDate: range.start, endDate: range.end });
  /** On the way to a ready range no one is told that the dates are missing. */
  const ready = useRef<HTMLUListElement>(null);
  const leave = (to: Element | null) => ready.current?.contains(to) || onBlur();
  const box = useRef<HTMLDivElement>(null);
  /** The button goes with its press: by keyboard one goes on at the dates it filled in. */
  const takeOffered = (range: DateRange, { pointerType }: PressEvent) => {
    take(range);
    if (pointerType === 'keyboard' || pointerType === 'virtual') {
      box.current?.querySelector('input')?.focus();
    }
  };
  return (
    <div ref={box}>
      <DateRangePicker
        label={campaignFieldLabels.startEndDate}
        description={
          days > 0
            ? fill(configurationTexts.days, { n: days })
            : runtime === null
              ? configurationTexts.fromTomorrowOn
              : fill(configurationTexts.fromTomorrowOnPlanned, { n: runtime })
        }
        isRequired={isRequired}
        value={schedule && { start: schedule.startDate, end: schedule.endDate }}
        today={account.today}
        min={first}
        max={latestEnd(account.today)}
        presets={presets}
        endFor={(start) => (runtime === null ? null : endFor(start, runtime))}
        error={error}
        onBlur={leave}
        onChange={take}
      />
      {offered.length > 0 ? (
        <ul
          ref={ready}
          onBlur={({ relatedTarget }) => leave(relatedTarget)}
          className="mt-2 flex flex-wrap gap-2"
        >
          {offered.map(({ label, range }) => (
            <li key={label}>
              <Button size="sm" onPress={(event) => takeOffered(range, event)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
