import { Zone } from '../delivery/zone.ts';
import type { Described, Dialect, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { furnishConversions } from './conversions.ts';
import { deliveries, momentOf } from './delivery.ts';
import { fault } from './faults.ts';
import { handle } from './handle.ts';
import { centsOf } from './rules/money.ts';
import { reviewOf } from './states/ad-state.ts';

/** Google Ads, as it speaks in version 25. */
export const googleDialect: Dialect = {
  network: 'google',
  handle,
  fault: (effect, request) => fault(effect, request),
  deliveries,
  describe,
  furnish: furnishConversions,
};

function zoneOf({ account }: LedgerObject, world: World): Zone {
  const own = world.accounts().find(({ id }) => id === account);
  return Zone.of(own?.timeZone ?? 'UTC');
}

function describe(object: LedgerObject, world: World): Described | undefined {
  const status = object.removedAt === null ? String(object.fields.status) : 'REMOVED';
  if (object.kind === 'adGroup') return { status };
  if (object.kind === 'adGroupAd') {
    const { state } = reviewOf({ world, find: (name) => world.ledger.get(name) }, object);
    return { status, review: state };
  }
  if (object.kind !== 'campaign') return undefined;
  const budget = world.ledger.get(String(object.fields.campaignBudget))?.fields ?? {};
  const isTotal = budget.period === 'CUSTOM_PERIOD';
  const zone = zoneOf(object, world);
  const { startDateTime, endDateTime } = object.fields;
  return {
    status,
    start: momentOf(startDateTime, zone, 0),
    end: endDateTime === undefined ? null : momentOf(endDateTime, zone, 1),
    budget: centsOf(isTotal ? budget.totalAmountMicros : budget.amountMicros),
    period: isTotal ? 'lifetime' : 'daily',
  };
}
