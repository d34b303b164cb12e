import { type CalendarDate, lengthInDays } from '../calendar/date.ts';
import { openChannels } from '../campaign/channels.ts';
import { type CampaignProfile, functionGroupsOf } from '../campaign/profile.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import { RECONFIRM_ABOVE_UNITS } from './amount.ts';
import { peopleOf } from './audience-share.ts';
import { averagePrice, euroRates } from './prices.ts';

/** Why no budget can be suggested. */
export const suggestionObstacles = [
  'custom_campaign',
  'no_targeting',
  'no_profile',
  'no_location',
  'audience_not_uniform',
  'reach_unknown',
  'not_enough_data',
] as const;
export type SuggestionObstacle = (typeof suggestionObstacles)[number];

export interface Targeting {
  type: CampaignType;
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** The chosen places, as far as the reference data knows them. */
  places: readonly { population: number; countryCode: string }[];
  currency: string;
}

export interface Suggestion {
  /** How many people fit; null while that is unknown. */
  reach: number | null;
  /** Cents; null when nothing can be suggested. */
  budget: number | null;
  obstacle: SuggestionObstacle | null;
}

const USUAL_DAYS = 30;
const SMALLEST = 100_00;
/** Above this people are asked twice, so no one is advised to go there. */
const LARGEST = RECONFIRM_ABOVE_UNITS * 100;

/** How often each candidate should see an ad: five times a month. */
export function impressionsPerCandidate(days: number): number {
  return Math.ceil((days / USUAL_DAYS) * 5);
}

interface Dates {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

/** The same from the dates of a campaign; undefined while one of them is missing. */
export const impressionsPerCandidateIn = ({ startDate, endDate }: Dates): number | undefined =>
  startDate && endDate ? impressionsPerCandidate(lengthInDays(startDate, endDate)) : undefined;

export function suggestBudget(targeting: Targeting): Suggestion {
  const obstacle = missingTarget(targeting);
  if (obstacle) return { reach: null, budget: null, obstacle };
  const reach = reachOf(targeting);
  if (!reach) return { reach: null, budget: null, obstacle: 'reach_unknown' };
  if (!campaignTypeSpecs[targeting.type].goal)
    return { reach, budget: null, obstacle: 'custom_campaign' };
  const price = priceOf(targeting);
  if (!price) return { reach, budget: null, obstacle: 'not_enough_data' };
  const { startDate, endDate } = targeting;
  const days = startDate && endDate ? lengthInDays(startDate, endDate) : USUAL_DAYS;
  const cost = (reach * impressionsPerCandidate(days) * price.cpm) / 1000;
  // to tens, because a precise number would promise more than is known
  const budget = Math.min(LARGEST, Math.max(SMALLEST, Math.round(cost / 10_00) * 10_00));
  return { reach, budget, obstacle: null };
}

/** What a thousand impressions and a click cost on average where the campaign can run, in cents. */
export function priceOf({
  type,
  places,
  currency,
}: Pick<Targeting, 'type' | 'places' | 'currency'>) {
  const price = places[0] && averagePrice(places[0].countryCode, openChannels(type));
  const rate = euroRates[currency];
  if (!price || rate === undefined) return undefined;
  return { cpm: Math.round(price.cpm * rate), cpc: Math.round(price.cpc * rate) };
}

function missingTarget({
  profiles,
  functionGroup,
  places,
}: Targeting): SuggestionObstacle | undefined {
  const isTargeted = profiles.length > 0 || functionGroup !== null;
  if (!isTargeted && places.length === 0) return 'no_targeting';
  if (!isTargeted) return 'no_profile';
  if (places.length === 0) return 'no_location';
  return functionGroupsOf(profiles).length > 1 ? 'audience_not_uniform' : undefined;
}

function reachOf({ profiles, functionGroup, places }: Targeting): number | undefined {
  const group = functionGroup ?? functionGroupsOf(profiles)[0];
  const population = places.reduce((sum, place) => sum + place.population, 0);
  return group === undefined ? undefined : peopleOf(group, population);
}
