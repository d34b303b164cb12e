import type { CostCap, Delivery, DeliveryBudget } from '../delivery/delivery.ts';
import { ratesFor } from '../delivery/rates.ts';
import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { combine, mapTimeline, type Timeline } from '../timeline.ts';
import { isCapped } from './ad-set.ts';
import { hasBudget } from './campaign.ts';
import { hadItems } from './catalogue/product-set.ts';
import { above } from './kept.ts';
import { accountOf } from './node.ts';
import { allowed, platformsOf } from './review.ts';

/** On one day Meta may spend three quarters more than a daily budget. */
const DAY_FACTOR = 1.75;
/** And in a week never more than the budgets of its days. */
const WEEK_FACTOR = 7;

/** Every ad that ever was, as the statistics see it. */
export const deliveries = (world: World): Delivery[] =>
  world.ledger.list({ kind: 'ad', includeRemoved: true }).map((ad) => {
    const adSet = above(world, ad);
    const campaign = above(world, adSet);
    const items = hadItems(adSet, world);
    const time = (name: string) => world.ledger.timeline<string | undefined>(adSet.id, name);
    return {
      adId: ad.id,
      account: ad.account ?? '',
      timeZone: accountOf(ad, world)?.timeZone ?? 'UTC',
      on: combine<boolean[], boolean>(
        [
          ...[ad, adSet, campaign].map((object) => isOn(object, world)),
          allowed(ad, world),
          ...(items ? [items] : []),
        ],
        (...all) => all.every(Boolean),
      ),
      start: mapTimeline(time('start_time'), (value) => Date.parse(value ?? '')),
      end: mapTimeline(time('end_time'), (value) => (value ? Date.parse(value) : null)),
      budget: budgetOf(hasBudget(campaign) ? campaign : adSet, world),
      rates: ratesFor(shelfOf(adSet), aimOf(adSet)),
      appliesLater: aimOf(adSet) === 'applications',
      costCap: capOf(adSet, campaign, world),
    };
  });

/** Switched on, and still there. */
function isOn(object: LedgerObject, world: World): Timeline<boolean> {
  const status = mapTimeline(
    world.ledger.timeline<string>(object.id, 'status'),
    (value) => value === 'ACTIVE',
  );
  if (object.removedAt === null) return status;
  const { removedAt } = object;
  return [...status.filter(({ at }) => at < removedAt), { at: removedAt, value: false }];
}

function budgetOf(object: LedgerObject, world: World): DeliveryBudget {
  const period = object.fields.lifetime_budget === undefined ? 'daily' : 'lifetime';
  const amounts = world.ledger.timeline<string | undefined>(object.id, `${period}_budget`);
  return {
    id: object.id,
    period,
    amount: mapTimeline(amounts, (value) => Number(value ?? 0)),
    ...(period === 'daily' && { dayFactor: DAY_FACTOR, weekFactor: WEEK_FACTOR }),
  };
}

/** The most that a result may cost, where the strategy of the budget has such a limit. */
function capOf(
  adSet: LedgerObject,
  campaign: LedgerObject,
  world: World,
): Timeline<CostCap | null> {
  const strategy = (hasBudget(campaign) ? campaign : adSet).fields.bid_strategy;
  if (!isCapped(strategy)) return [];
  const aim = aimOf(adSet);
  const per = aim === 'visits' ? 'click' : aim === 'awareness' ? 'impression' : 'lead';
  return mapTimeline(world.ledger.timeline<string | undefined>(adSet.id, 'bid_amount'), (value) =>
    value === undefined ? null : { per, amount: Number(value) },
  );
}

/** What an ad set that is shown on both costs is what Facebook costs. */
const shelfOf = (adSet: LedgerObject): 'facebook' | 'instagram' =>
  platformsOf(adSet).includes('facebook') ? 'facebook' : 'instagram';

export function aimOf(adSet: LedgerObject): 'visits' | 'awareness' | 'applications' | 'leads' {
  switch (adSet.fields.optimization_goal) {
    case 'OFFSITE_CONVERSIONS':
      return 'applications';
    case 'LEAD_GENERATION':
    case 'QUALITY_LEAD':
      return 'leads';
    case 'LINK_CLICKS':
    case 'LANDING_PAGE_VIEWS':
      return 'visits';
    default:
      return 'awareness';
  }
}
