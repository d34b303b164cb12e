import { dayNamed, nameOfDay } from '../../delivery/zone.ts';
import { refuse } from '../errors.ts';
import type { Condition } from './parse.ts';

export interface Span {
  from?: string;
  to?: string;
}

/** The days that conditions about segments.date leave. */
export function spanOf(conditions: readonly Condition[], today: string): Span {
  const spans = conditions.map((condition) => spanIn(condition, today));
  const from = spans
    .flatMap((span) => span.from ?? [])
    .toSorted()
    .at(-1);
  const to = spans
    .flatMap((span) => span.to ?? [])
    .toSorted()
    .at(0);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function spanIn({ operator, values }: Condition, today: string): Span {
  if (operator === 'DURING') return during(values[0] ?? '', today);
  const [first = '', second = ''] = values;
  for (const value of values)
    if (dayNamed(value) === undefined)
      refuse('queryError.INVALID_DATE_FORMAT', "Error in query: expected 'yyyy-MM-dd'.", [], {
        trigger: value,
      });
  switch (operator) {
    case '=':
      return { from: first, to: first };
    case 'BETWEEN':
      return { from: first, to: second };
    case '>=':
      return { from: first };
    case '<=':
      return { to: first };
    case '>':
      return { from: moved(first, 1) };
    case '<':
      return { to: moved(first, -1) };
    default:
      return refuse('queryError.OPERATOR_FIELD_MISMATCH', 'Error in query: no operator for dates.');
  }
}

const moved = (day: string, by: number) => nameOfDay((dayNamed(day) ?? 0) + by);

function during(name: string, today: string): Span {
  const yesterday = moved(today, -1);
  const [, days] = /^LAST_(7|14|30)_DAYS$/.exec(name) ?? [];
  if (days !== undefined) return { from: moved(today, -Number(days)), to: yesterday };
  const month = `${today.slice(0, 7)}-01`;
  const lastOfBefore = moved(month, -1);
  const known: Record<string, Span> = {
    TODAY: { from: today, to: today },
    YESTERDAY: { from: yesterday, to: yesterday },
    THIS_MONTH: { from: month, to: today },
    LAST_MONTH: { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore },
  };
  return (
    known[name] ??
    refuse('queryError.INVALID_VALUE_WITH_DURING_OPERATOR', `Error in query: no time ${name}.`)
  );
}
