import {
  addDays,
  type BudgetCourse,
  type CalendarDate,
  daysOf,
  expectedSpend,
  type Outlook,
  type Readings,
} from '@posthorn/domain';

interface Course {
  days: CalendarDate[];
  /** Added up to the end of each day, in cents; null on days that are to come. */
  spent: (number | null)[];
  planned: number[];
  /** From yesterday on. */
  expected: (number | null)[];
  low: (number | null)[];
  high: (number | null)[];
}

/** What was spent, what was planned and what is expected, added up day by day. */
export function spendCourse(
  outlook: Outlook,
  courses: readonly BudgetCourse[],
  { readings, today }: { readings: Readings; today: CalendarDate },
): Course {
  const days = daysOf({ from: outlook.startDate, to: outlook.endDate });
  const byDay = new Map<CalendarDate, number>();
  for (const { day, spend } of readings.days) byDay.set(day, (byDay.get(day) ?? 0) + spend);
  const told = readings.channels
    .map(({ until }) => until ?? '')
    .toSorted()
    .at(-1);
  const before = [...byDay].reduce(
    (sum, [day, spend]) => (day < outlook.startDate ? sum + spend : sum),
    0,
  );
  let sum = before;
  const spent = days.map((day) => {
    sum += byDay.get(day) ?? 0;
    return day <= today && told !== undefined && day <= told ? sum : null;
  });
  // `expectedSpend` counts the days that are over, so the end of a day is the beginning of the next.
  const planned = days.map((day) => expectedSpend(courses, addDays(day, 1)));
  const yesterday = addDays(today, -1);
  const known = courses.reduce((all, { spentBefore }) => all + spentBefore, 0);
  const toCome = days.filter((day) => day > yesterday).length;
  const towards = (end: number | undefined) =>
    days.map((day, at) => {
      if (end === undefined || day < yesterday) return null;
      const passed = at - (days.length - toCome) + 1;
      return toCome === 0 ? known : known + ((end - known) * Math.max(passed, 0)) / toCome;
    });
  const { forecast } = outlook;
  return {
    ...{ days, spent, planned },
    expected: towards(forecast?.expected),
    low: towards(forecast?.low),
    high: towards(forecast?.high),
  };
}
