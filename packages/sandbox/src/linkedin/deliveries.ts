import type { Delivery } from '../delivery/delivery.ts';
import { ratesFor } from '../delivery/rates.ts';
import type { Described, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { combine, mapTimeline, type Timeline } from '../timeline.ts';
import { bodyOf, kinds } from './kinds.ts';
import { centsIn, scheduleOf } from './rules.ts';
import { creativeServing, reviewOf } from './serving.ts';

const aims: Readonly<Record<string, 'visits' | 'awareness' | 'applications' | 'leads'>> = {
  WEBSITE_VISIT: 'visits',
  BRAND_AWARENESS: 'awareness',
  WEBSITE_CONVERSION: 'applications',
  LEAD_GENERATION: 'leads',
};

/** Every creative that was ever handed in, as delivery sees it. */
export function deliveries(world: World): Delivery[] {
  return world.ledger
    .list({ kind: kinds.creative, includeRemoved: true })
    .flatMap((creative) => deliveryOf(world, creative));
}

function deliveryOf(world: World, creative: LedgerObject): Delivery[] {
  const campaign = world.ledger.get(creative.parent ?? '');
  const group = world.ledger.get(campaign?.parent ?? '');
  const review = reviewOf(world, creative);
  if (!campaign || !group || !review) return [];
  const isActive = ({ id }: LedgerObject, field: string): Timeline<boolean> =>
    mapTimeline(world.ledger.timeline<unknown>(id, field), (status) => status === 'ACTIVE');
  const mayBeShown = mapTimeline(
    review.allowed,
    (allowed) => allowed && review.decision === 'approved',
  );
  const schedule = world.ledger.timeline<{ start: number; end?: number }>(
    campaign.id,
    'runSchedule',
  );
  const isDaily = campaign.fields.totalBudget === undefined;
  const amount = world.ledger.timeline<unknown>(
    campaign.id,
    isDaily ? 'dailyBudget' : 'totalBudget',
  );
  const aim = aims[String(campaign.fields.objectiveType)] ?? 'visits';
  return [
    {
      adId: creative.id,
      account: creative.account ?? '',
      // LinkedIn counts its days in UTC.
      timeZone: 'UTC',
      on: combine(
        [
          isActive(creative, 'intendedStatus'),
          isActive(campaign, 'status'),
          isActive(group, 'status'),
          mayBeShown,
        ] as [Timeline<boolean>, Timeline<boolean>, Timeline<boolean>, Timeline<boolean>],
        (...all: boolean[]) => all.every(Boolean),
      ),
      start: mapTimeline(schedule, ({ start }) => start),
      end: mapTimeline(schedule, ({ end }) => end ?? null),
      budget: {
        id: campaign.id,
        period: isDaily ? 'daily' : 'lifetime',
        amount: mapTimeline(amount, centsIn),
        ...(isDaily && { dayFactor: 1.5 }),
      },
      rates: ratesFor('linkedin', aim),
      appliesLater: aim === 'applications',
    },
  ];
}

/** For people who look at the sandbox. */
export function describe(object: LedgerObject, world: World): Described | undefined {
  if (object.kind === kinds.creative) {
    const { review } = creativeServing(world, object);
    return {
      status: String(object.fields.intendedStatus),
      ...(review && { review: review.status }),
    };
  }
  if (object.kind !== kinds.group && object.kind !== kinds.campaign) return undefined;
  const { start, end = null } = scheduleOf(bodyOf(object));
  const { status, totalBudget } = object.fields;
  return {
    status: String(status),
    start,
    end,
    ...(totalBudget !== undefined && { budget: centsIn(totalBudget), period: 'lifetime' as const }),
  };
}
