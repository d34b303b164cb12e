import { addDays, isCalendarDate } from '@posthorn/domain';
import type { Params } from './call.ts';
import { invalid } from './graph-error.ts';
import { oneOf, record } from './value.ts';

interface Range {
  since: string;
  until: string;
}

/** Reports reach back 37 months. */
const MONTHS_BACK = 37;

/** The days a report is about: said one by one, or by a name for them. The last 30 days otherwise. */
export function rangeOf(params: Params, today: string): Range {
  const range = record(params, 'time_range');
  if (!range) {
    const preset = params.date_preset ?? 'last_30d';
    return named(oneOf('date_preset', preset, 'date_preset'), today);
  }
  const { since, until } = range;
  const isDay = (day: unknown): day is string => typeof day === 'string' && isCalendarDate(day);
  if (!isDay(since) || !isDay(until) || since > until) {
    throw invalid('A time_range has two days, since and until', { field: 'time_range' });
  }
  return { since, until };
}

function named(preset: string, today: string): Range {
  const yesterday = addDays(today, -1);
  const [, days] = /^last_(\d+)d$/.exec(preset) ?? [];
  if (days !== undefined) return { since: addDays(today, -Number(days)), until: yesterday };
  switch (preset) {
    case 'today':
      return { since: today, until: today };
    case 'yesterday':
      return { since: yesterday, until: yesterday };
    case 'this_month':
      return { since: `${today.slice(0, 7)}-01`, until: today };
    case 'maximum':
    case 'data_maximum': {
      const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
      first.setUTCMonth(first.getUTCMonth() - MONTHS_BACK);
      return { since: first.toISOString().slice(0, 10), until: today };
    }
    default:
      throw invalid(`The sandbox does not know ${preset}; use a time_range`, {
        field: 'date_preset',
      });
  }
}
