import type { CalendarDate } from '@posthorn/domain';
import { circleKey } from './map/circle.ts';
import {
  biddingTypes,
  dayOf,
  type Frame,
  languageOperation,
  placeOperations,
} from './map/frame.ts';
import { type Fields, type Operation, remove, update } from './operation.ts';
import type { SeenCampaign, SeenGroup, SeenTarget } from './tree.ts';

/** What must be added and taken away so that the campaign is shown where it shall be. */
export function targetOperations(
  campaign: string,
  frame: Frame,
  seen: readonly SeenTarget[],
): Operation[] {
  const has = (key: string) => seen.some((target) => target.key === key);
  const { locations, circles } = frame.places;
  const wished = [...locations, ...circles.map(circleKey), ...frame.languages];
  return [
    ...placeOperations(campaign, {
      locations: locations.filter((constant) => !has(constant)),
      circles: circles.filter((circle) => !has(circleKey(circle))),
    }),
    ...frame.languages
      .filter((constant) => !has(constant))
      .map((constant) => languageOperation(campaign, constant)),
    ...seen
      .filter(({ key }) => !wished.includes(key))
      .map(({ resourceName }) => remove('campaignCriterionOperation', resourceName)),
  ];
}

/** Another goal is another way of bidding; ad groups are made for it, so it comes before them. */
export function biddingOperations({ bidding }: Frame, campaign: SeenCampaign): Operation[] {
  const [field = ''] = Object.keys(bidding);
  return campaign.biddingStrategyType === biddingTypes[field]
    ? []
    : [update('campaignOperation', campaign.resourceName, bidding)];
}

export interface Wish {
  frame: Frame;
  today: CalendarDate;
  status: 'ENABLED' | 'PAUSED';
  /** Resource names of the ad groups that are to be shown, and of those that are not any more. */
  on: readonly string[];
  off: readonly string[];
}

/** What differs from the wish and can be said as it shall be: sending it twice does no harm. */
export function settingOperations(
  wish: Wish,
  campaign: SeenCampaign,
  groups: readonly SeenGroup[],
): Operation[] {
  const isIn = (status: string) => (resourceName: string) =>
    groups.some((group) => group.resourceName === resourceName && group.status === status);
  const changed = campaignChanges(wish, campaign);
  const budget = budgetChanges(wish.frame, campaign);
  return [
    ...(budget ? [update('campaignBudgetOperation', campaign.budget.resourceName, budget)] : []),
    ...wish.on
      .filter((group) => !isIn('ENABLED')(group))
      .map((group) => update('adGroupOperation', group, { status: 'ENABLED' })),
    ...wish.off
      .filter(isIn('ENABLED'))
      .map((group) => update('adGroupOperation', group, { status: 'PAUSED' })),
    ...(changed ? [update('campaignOperation', campaign.resourceName, changed)] : []),
  ];
}

function campaignChanges({ frame, today, status }: Wish, seen: SeenCampaign): Fields | undefined {
  const hasBegun = dayOf(seen.startDateTime) <= today;
  const changes: Fields = {
    ...(seen.name !== frame.name && { name: frame.name }),
    ...(!hasBegun &&
      seen.startDateTime !== frame.startDateTime && { startDateTime: frame.startDateTime }),
    ...(seen.endDateTime !== frame.endDateTime && { endDateTime: frame.endDateTime }),
    ...(seen.finalUrlSuffix !== frame.finalUrlSuffix && { finalUrlSuffix: frame.finalUrlSuffix }),
    ...(seen.status !== status && { status }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function budgetChanges({ budget }: Frame, seen: SeenCampaign): Fields | undefined {
  const current: Fields = { ...seen.budget };
  return Object.entries(budget).some(([field, value]) => current[field] !== value)
    ? budget
    : undefined;
}
