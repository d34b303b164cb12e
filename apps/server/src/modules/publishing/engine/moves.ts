import { isDeepStrictEqual } from 'node:util';
import type { Failure, Plan, PlannedAd } from '@posthorn/connectors';
import { type Delivery, runningDays, takesTotalBudget } from '@posthorn/domain';

/** What is wanted on a network. */
export interface Wanted {
  plan: Plan;
  delivery: Delivery;
  /** Ads that a person changed or wants to be tried: sent also when they were refused just like that. */
  adsToSend: readonly string[];
}

/** An ad that a network did not take, as it was sent. */
export interface RefusedAd {
  ad: PlannedAd;
  /** What people have not been told of it yet; null once they have. */
  untold: Failure | null;
}

/** What is there, as far as is known for sure. */
export interface Reached<P = Plan> {
  plan: P | null;
  delivery: Delivery | null;
  /** Ads of the plan that the network did not take. An older version of them may run there. */
  refused: readonly RefusedAd[];
}

/** One thing a connector can be asked for. */
export type Move =
  | { do: 'publish' | 'pause' | 'resume' | 'stop' | 'extend' | 'boost' }
  | { do: 'replaceAd' | 'removeAd'; adId: string };

/**
 * The way from what is there to what is wanted. Asked twice it answers the same way, and none when
 * it has been gone: that is why double clicks, two people and crashes end at the same place.
 */
export function movesTowards(wanted: Wanted, reached: Reached): Move[] {
  const { plan, delivery } = wanted;
  if (delivery === 'stopped') return reached.delivery === 'stopped' ? [] : [{ do: 'stop' }];
  if (!reached.plan) {
    return delivery === 'active'
      ? [{ do: 'publish' }]
      : reached.delivery === 'paused'
        ? []
        : [{ do: 'pause' }];
  }
  const isPaused = delivery === 'paused';
  return [
    ...when(isPaused && reached.delivery !== 'paused', 'pause'),
    ...enlargement(plan, reached.plan, reached.delivery),
    // Nothing is shown while it is paused, so the ads can wait until it is resumed.
    ...(isPaused ? [] : contentMoves(wanted, reached.plan, reached.refused)),
    ...when(!isPaused && reached.delivery !== 'active', 'resume'),
  ];
}

/**
 * A network that keeps to a total refuses days that the former one is too small for, so the money comes first.
 * Where the money is spread over the days by us, the days come first: each would get too much until then.
 */
function enlargement(plan: Plan, before: Plan, delivery: Reached['delivery']): Move[] {
  // What was stopped ended on that day, whatever its plan says.
  const extend = when(delivery === 'stopped' || plan.endDate !== before.endDate, 'extend');
  const boost = when(plan.budget !== before.budget, 'boost');
  const days = runningDays(before.startDate, before.endDate);
  return takesTotalBudget(before.channel, days) ? [...boost, ...extend] : [...extend, ...boost];
}

function contentMoves(
  { plan, adsToSend }: Wanted,
  before: Plan,
  allRefused: readonly RefusedAd[],
): Move[] {
  const same = { endDate: '', budget: 0, ads: [] };
  const of = <Ad extends { id: string }>(ads: readonly Ad[], id: string) =>
    ads.find((ad) => ad.id === id);
  const refused = allRefused.flatMap(({ ad }) => (of(plan.ads, ad.id) ? ad : []));
  const isToSend = (ad: PlannedAd) => {
    const refusal = of(refused, ad.id);
    if (refusal && adsToSend.includes(ad.id)) return true;
    return !isDeepStrictEqual(ad, refusal ?? of(before.ads, ad.id));
  };
  const toSend = plan.ads.filter(isToSend);
  // With all that was refused, everything is looked at once more: the channel is whole afterwards.
  const isWholeAfter = refused.length > 0 && refused.every(({ id }) => of(toSend, id));
  if (isWholeAfter || !isDeepStrictEqual({ ...plan, ...same }, { ...before, ...same })) {
    return [{ do: 'publish' }];
  }
  return [
    ...toSend.map(({ id }): Move => ({ do: 'replaceAd', adId: id })),
    // Last, so that there is always something to show.
    ...before.ads
      .filter(({ id }) => !of(plan.ads, id))
      .map(({ id }): Move => ({ do: 'removeAd', adId: id })),
  ];
}

const when = (isSo: boolean, move: 'pause' | 'resume' | 'extend' | 'boost'): Move[] =>
  isSo ? [{ do: move }] : [];
