import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '@posthorn/connectors';
import { type Delivery, runningDays, takesTotalBudget } from '@posthorn/domain';

/** What is wanted on a network. */
export interface Wanted {
  plan: Plan;
  delivery: Delivery;
  /** Of the ads that were refused these are sent again; all of them where it is missing. */
  adsToSend?: readonly string[] | null;
}

/** What is there, as far as is known for sure. */
export interface Reached {
  plan: Plan | null;
  delivery: Delivery | null;
  /** The network took every ad. */
  isWhole: boolean;
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
    ...(isPaused ? [] : contentMoves(wanted, reached.plan, reached.isWhole)),
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

function contentMoves({ plan, adsToSend }: Wanted, before: Plan, isWhole: boolean): Move[] {
  const same = { endDate: '', budget: 0, ads: [] };
  const sendsRefused = !isWhole && !adsToSend;
  if (sendsRefused || !isDeepStrictEqual({ ...plan, ...same }, { ...before, ...same })) {
    return [{ do: 'publish' }];
  }
  const of = (ads: Plan['ads'], id: string) => ads.find((ad) => ad.id === id);
  const isToSend = (id: string) => !isWhole && adsToSend?.includes(id);
  return [
    ...plan.ads
      .filter((ad) => isToSend(ad.id) || !isDeepStrictEqual(ad, of(before.ads, ad.id)))
      .map(({ id }): Move => ({ do: 'replaceAd', adId: id })),
    // Last, so that there is always something to show.
    ...before.ads
      .filter(({ id }) => !of(plan.ads, id))
      .map(({ id }): Move => ({ do: 'removeAd', adId: id })),
  ];
}

const when = (isSo: boolean, move: 'pause' | 'resume' | 'extend' | 'boost'): Move[] =>
  isSo ? [{ do: move }] : [];
