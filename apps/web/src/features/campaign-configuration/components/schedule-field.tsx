import {
  campaignFieldLabels,
  earliestStart,
  endFor,
  fill,
  lastRunningDay,
  latestEnd,
  runningDays,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { DateRangePicker } from '../../../ui/date/date-range-picker.tsx';
import { useConfiguration } from '../model/configuration.tsx';

const usualLengths = [
  { label: configurationTexts.n2Weeks, days: 14 },
  { label: configurationTexts.n30Days, days: 30 },
  { label: configurationTexts.n60Days, days: 60 },
  { label: configurationTexts.n90Days, days: 90 },
];

/**
 * Nothing before tomorrow, in the calendar of the account; ready ranges keep a start that is possible.
 * Where a template or a package says how long the campaign runs, a start is enough.
 */
export function ScheduleField() {
  const { values, shown, account, pick, touch, messageOf, required } = useConfiguration();
  const { schedule } = values;
  const { runtime } = shown;
  const first = earliestStart(account.today);
  const presets = (start: string | null) => {
    const from = start !== null && start >= first ? start : first;
    const planned =
      runtime === null
        ? []
        : [
            {
              label: fill(configurationTexts.plannedLength, { n: runtime }),
              range: { start: from, end: endFor(from, runtime) },
            },
          ];
    const usual = usualLengths.filter(({ days }) => days !== runtime);
    return [
      ...planned,
      ...usual.map(({ label, days }) => ({
        label,
        range: { start: from, end: lastRunningDay(from, days) },
      })),
    ];
  };
  const days = schedule ? runningDays(schedule.startDate, schedule.endDate) : 0;
  return (
    <DateRangePicker
      label={campaignFieldLabels.startEndDate}
      description={
        days > 0
          ? fill(configurationTexts.days, { n: days })
          : runtime === null
            ? configurationTexts.fromTomorrowOn
            : fill(configurationTexts.fromTomorrowOnPlanned, { n: runtime })
      }
      isRequired={required.includes('schedule')}
      value={schedule && { start: schedule.startDate, end: schedule.endDate }}
      min={first}
      max={latestEnd(account.today)}
      presets={presets}
      endFor={(start) => (runtime === null ? null : endFor(start, runtime))}
      error={messageOf('schedule')}
      onBlur={() => touch('schedule')}
      onChange={(range) =>
        pick('schedule', range && { startDate: range.start, endDate: range.end })
      }
    />
  );
}
