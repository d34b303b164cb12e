import { type CalendarDate, fill, showDate } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';

/** How days are called below a chart and beside a point of it. */
export const dayPoints = (days: readonly CalendarDate[], today: CalendarDate) =>
  days.map((day) => ({ short: showDate(day).slice(0, 5), long: dayName(day, today) }));

/** A day that is not over says so: it is not to be compared with the others. */
export const dayName = (day: CalendarDate, today: CalendarDate): string =>
  day === today ? `${showDate(day)} (${figuresTexts.today})` : showDate(day);

export const sayPoint = (day: string, values: readonly { name: string; value: string }[]): string =>
  fill(figuresTexts.pointText, {
    day,
    values: values
      .map(({ name, value }) => fill(figuresTexts.pointValue, { channel: name, value }))
      .join(', '),
  });
