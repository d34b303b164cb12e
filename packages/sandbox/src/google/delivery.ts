import type { Delivery, DeliveryBudget } from '../delivery/delivery.ts';
import { ratesFor } from '../delivery/rates.ts';
import { dayNamed, Zone } from '../delivery/zone.ts';
import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { combine, mapTimeline, type Timeline } from '../timeline.ts';
import { centsOf } from './rules/money.ts';
import { reviewOf } from './states/ad-state.ts';

/** Google may spend twice a daily budget on one day, but not in a month. */
const DAY_FACTOR = 2;
const MONTH_FACTOR = 30.4;

/** Every ad that ever was, with everything above it that decides when it is shown. */
export function deliveries(world: World): Delivery[] {
  const accounts = new Map(world.accounts().map((account) => [account.id, account]));
  return world.ledger
    .list({ kind: 'adGroupAd', includeRemoved: true })
    .flatMap((ad) => deliveryOf(world, ad, accounts) ?? []);
}

function deliveryOf(
  { ledger, review }: World,
  ad: LedgerObject,
  accounts: ReadonlyMap<string, SandboxAccount>,
): Delivery | undefined {
  const group = ledger.get(ad.parent ?? '');
  const campaign = ledger.get(group?.parent ?? '');
  const budget = ledger.get(String(campaign?.fields.campaignBudget ?? ''));
  const account = accounts.get(ad.account ?? '');
  if (!group || !campaign || !budget || !account) return undefined;
  const { allowed } = reviewOf({ world: { review }, find: (name) => ledger.get(name) }, ad);
  const zone = Zone.of(account.timeZone);
  const switches = [ad, group, campaign].map(({ id }) => isOn(ledger, id));
  return {
    adId: ad.id,
    account: account.id,
    timeZone: account.timeZone,
    on: combine<boolean[], boolean>([...switches, allowed], (...all) => all.every(Boolean)),
    start: mapTimeline(ledger.timeline(campaign.id, 'startDateTime'), (at) =>
      momentOf(at, zone, 0),
    ),
    end: mapTimeline(ledger.timeline(campaign.id, 'endDateTime'), (at) =>
      at === undefined ? null : momentOf(at, zone, 1),
    ),
    budget: budgetOf(ledger, budget),
    rates: ratesFor(
      campaign.fields.advertisingChannelType === 'SEARCH' ? 'search' : 'display',
      aimOf(campaign),
    ),
    appliesLater: aimOf(campaign) === 'applications',
  };
}

/** Switched on, and not removed. */
function isOn(ledger: World['ledger'], id: string): Timeline<boolean> {
  const status = mapTimeline(ledger.timeline(id, 'status'), (value) => value === 'ENABLED');
  const isThere = mapTimeline(ledger.timeline(id, 'removed'), (value) => value !== true);
  return combine<[boolean, boolean], boolean>([status, isThere], (on, there) => on && there);
}

/** The first moment of a day, so many days later. */
export const momentOf = (at: unknown, zone: Zone, later: number): number =>
  zone.startOf((dayNamed(String(at).slice(0, 10)) ?? 0) + later);

function budgetOf(ledger: World['ledger'], { id, fields }: LedgerObject): DeliveryBudget {
  if (fields.period === 'CUSTOM_PERIOD')
    return {
      id,
      period: 'lifetime',
      amount: mapTimeline(ledger.timeline(id, 'totalAmountMicros'), centsOf),
    };
  return {
    id,
    period: 'daily',
    amount: mapTimeline(ledger.timeline(id, 'amountMicros'), centsOf),
    dayFactor: DAY_FACTOR,
    monthFactor: MONTH_FACTOR,
  };
}

function aimOf({ fields }: LedgerObject): Parameters<typeof ratesFor>[1] {
  if (fields.maximizeConversions !== undefined) return 'applications';
  return fields.manualCpm !== undefined ? 'awareness' : 'visits';
}
