import type { Described, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { fieldText } from './kept.ts';
import { effectiveStatus, reviewOf } from './review.ts';

/** A campaign, ad set or ad, for people who look at the sandbox. */
export function describe(object: LedgerObject, world: World): Described | undefined {
  if (!['campaign', 'adset', 'ad'].includes(object.kind)) return undefined;
  const [lifetime, daily] = [
    fieldText(object, 'lifetime_budget'),
    fieldText(object, 'daily_budget'),
  ];
  const [start, end] = [fieldText(object, 'start_time'), fieldText(object, 'end_time')];
  return {
    status: effectiveStatus(object, world),
    ...(object.kind === 'ad' && { review: reviewOf(object, world).state }),
    ...(lifetime !== undefined && { budget: Number(lifetime), period: 'lifetime' as const }),
    ...(daily !== undefined && { budget: Number(daily), period: 'daily' as const }),
    ...(start !== undefined && { start: Date.parse(start) }),
    ...(end !== undefined && { end: Date.parse(end) }),
  };
}
