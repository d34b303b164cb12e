import {
  campaignFieldLabels,
  earliestStart,
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

/** Nothing before tomorrow, in the calendar of the account; ready ranges keep a start that is possible. */
export function ScheduleField() {
  const { values, account, pick, touch, messageOf, required } = useConfiguration();
  const { schedule } = values;
  const first = earliestStart(account.today);
  const presets = (start: string | null) => {
    const from = start !== null && start >= first ? start : first;
    return usualLengths.map(({ label, days }) => ({
      label,
      range: { start: from, end: lastRunningDay(from, days) },
    }));
  };
  const days = schedule ? runningDays(schedule.startDate, schedule.endDate) : 0;
  return (
    <DateRangePicker
      label={campaignFieldLabels.startEndDate}
      description={
        days > 0 ? fill(configurationTexts.days, { n: days }) : configurationTexts.fromTomorrowOn
      }
      isRequired={required.includes('schedule')}
      value={schedule && { start: schedule.startDate, end: schedule.endDate }}
      min={first}
      max={latestEnd(account.today)}
      presets={presets}
      error={messageOf('schedule')}
      onBlur={() => touch('schedule')}
      onChange={(range) =>
        pick('schedule', range && { startDate: range.start, endDate: range.end })
      }
    />
  );
}
