import {
  type AdType,
  type BudgetChannel,
  type CalendarDate,
  minimumBudget,
  minimumTimesOf,
} from '@posthorn/domain';
import type { Kit } from '../networks/campaign-kit.ts';
import type { Chance } from './chance.ts';
import type { Ground } from './ground.ts';

/** What a campaign is like besides its ads: where the networks draw their lines, just beside them. */
export interface Shape {
  days: number;
  places: Kit['place'][];
  budget: (channel: BudgetChannel) => number;
}

const USUAL_DAYS = 31;
const USUAL_CENTS = 1_234_00;
/** Google keeps to a total for a search campaign of 3 to 90 days. */
const oddDays = [2, 3, 90, 91, 120];
/** So many of a hundred campaigns have each of these. */
const ODD_DAYS = 35;
const SMALL_BUDGETS = 30;
const SEVERAL_PLACES = 40;
const UNKNOWN_PLACES = 10;

/** Draws one. Whatever it is, nothing keeps the campaign from being launched. */
export function shapeOf(
  chance: Chance,
  { kit, places }: Ground,
  ads: readonly AdType[],
  startDate: CalendarDate,
  endAfter: (days: number) => CalendarDate,
): Shape {
  const days = chance.happens(ODD_DAYS / 100) ? chance.pick(oddDays) : USUAL_DAYS;
  const isSmall = chance.happens(SMALL_BUDGETS / 100);
  const several = chance.happens(SEVERAL_PLACES / 100) ? places.cities : [];
  const unknown = chance.happens(UNKNOWN_PLACES / 100) ? [places.hamlet] : [];
  const everywhere = { type: 'consideration', channelsOff: [] } as const;
  const minimumTimes = minimumTimesOf(everywhere, ads.map(withMedia));
  const spending = { startDate, endDate: endAfter(days), currency: 'EUR' as const, minimumTimes };
  const least = (channel: BudgetChannel) => minimumBudget(channel, spending) ?? 0;
  return {
    days,
    places: [kit.place, ...several, ...unknown],
    budget: (channel) => (isSmall ? least(channel) : Math.max(USUAL_CENTS, least(channel))),
  };
}

/** Every third of a campaign is a film. */
const withMedia = (adType: AdType, n: number) => ({
  adType,
  media: [{ type: n % 3 === 2 ? 'video' : 'image' }],
});
