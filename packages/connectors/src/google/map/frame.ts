import { type CalendarDate, type Goal, type Language, utmQuery } from '@posthorn/domain';
import { nameOnNetwork, type Plan } from '../../plan.ts';
import { microsOf } from '../money.ts';
import { create, type Fields, type Operation } from '../operation.ts';
import { type PlacesOnGoogle, proximityOf } from './circle.ts';

/** What a campaign is to be like over there, apart from its ads. */
export interface Frame {
  name: string;
  startDateTime: string;
  endDateTime: string;
  /** Appended to the landing page; empty for nothing. */
  finalUrlSuffix: string;
  bidding: Fields;
  budget: Fields;
  /** Places, circles and languages: all the targeting there is. */
  places: PlacesOnGoogle;
  /** Resource names. */
  languages: readonly string[];
}

export interface Circumstances {
  /** What it is called among the campaigns of its plan. */
  part: string;
  /** The days of the account on which ads can be shown, see `Desk.daysOf`. */
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** Google is told the total and keeps to it; it can not be told otherwise later. */
  hasTotal: boolean;
  /** What a day may cost, in cents; only for campaigns without a budget for their whole life. */
  dailyCents: number;
  places: PlacesOnGoogle;
}

const NAME_MAX = 255;
/** Where the journal has the campaign that runs. */
export const CAMPAIGN_KEY = 'campaign';
/** What the first campaign of a plan is called. */
export const CAMPAIGN_PART = 'campaign';

export function frameOf(plan: Plan, circumstances: Circumstances): Frame {
  return {
    name: nameOnNetwork(plan, circumstances.part, NAME_MAX),
    startDateTime: firstMoment(circumstances.firstDay),
    endDateTime: lastMoment(circumstances.lastDay),
    finalUrlSuffix: utmQuery(plan.utm?.[plan.channel] ?? {}),
    bidding: biddingOf(plan.channel === 'googleSearch' ? 'search' : 'display', plan.goal),
    budget: circumstances.hasTotal
      ? { totalAmountMicros: microsOf(plan.budget) }
      : { amountMicros: microsOf(circumstances.dailyCents) },
    places: circumstances.places,
    languages: [languageConstants[plan.language]],
  };
}

export const firstMoment = (day: CalendarDate): string => `${day} 00:00:00`;
export const lastMoment = (day: CalendarDate): string => `${day} 23:59:59`;
/** The day of a moment in the account's time zone. */
export const dayOf = (moment: string): CalendarDate => moment.slice(0, 10);

function biddingOf(kind: 'search' | 'display', goal: Goal): Fields {
  if (goal === 'MAXIMISE_CONVERSIONS') return { maximizeConversions: {} };
  return goal === 'MAXIMISE_IMPRESSIONS' && kind === 'display'
    ? { manualCpm: {} }
    : { targetSpend: {} };
}

/** How Google names what a campaign bids for, when it is asked. */
export const biddingTypes: Record<string, string> = {
  maximizeConversions: 'MAXIMIZE_CONVERSIONS',
  manualCpm: 'MANUAL_CPM',
  targetSpend: 'TARGET_SPEND',
};

const languageConstants: Record<Language, string> = {
  en: 'languageConstants/1000',
  de: 'languageConstants/1001',
  fr: 'languageConstants/1002',
  es: 'languageConstants/1003',
  it: 'languageConstants/1004',
  nl: 'languageConstants/1010',
  pt: 'languageConstants/1014',
};

/** The budget, the campaign and its targeting, all new. The campaign is paused. */
export function frameOperations(
  plan: Plan,
  frame: Frame,
  names: { budget: string; campaign: string },
): Operation[] {
  const isSearch = plan.channel === 'googleSearch';
  return [
    create('campaignBudgetOperation', {
      resourceName: names.budget,
      name: nameOnNetwork(plan, 'budget', NAME_MAX),
      period: 'totalAmountMicros' in frame.budget ? 'CUSTOM_PERIOD' : 'DAILY',
      ...frame.budget,
      deliveryMethod: 'STANDARD',
      explicitlyShared: false,
    }),
    create('campaignOperation', {
      resourceName: names.campaign,
      name: frame.name,
      status: 'PAUSED',
      advertisingChannelType: isSearch ? 'SEARCH' : 'DISPLAY',
      campaignBudget: names.budget,
      ...frame.bidding,
      startDateTime: frame.startDateTime,
      endDateTime: frame.endDateTime,
      ...(frame.finalUrlSuffix !== '' && { finalUrlSuffix: frame.finalUrlSuffix }),
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      networkSettings: {
        targetGoogleSearch: isSearch,
        targetSearchNetwork: false,
        targetContentNetwork: !isSearch,
        targetPartnerSearchNetwork: false,
      },
      // People who are there. Those who only show interest in a place would count otherwise.
      geoTargetTypeSetting: { positiveGeoTargetType: 'PRESENCE' },
    }),
    ...placeOperations(names.campaign, frame.places),
    ...frame.languages.map((language) => languageOperation(names.campaign, language)),
  ];
}

export const placeOperations = (
  campaign: string,
  { locations, circles }: PlacesOnGoogle,
): Operation[] => [
  ...locations.map((geoTargetConstant) =>
    create('campaignCriterionOperation', { campaign, location: { geoTargetConstant } }),
  ),
  ...circles.map((circle) =>
    create('campaignCriterionOperation', { campaign, proximity: proximityOf(circle) }),
  ),
];

export const languageOperation = (campaign: string, languageConstant: string): Operation =>
  create('campaignCriterionOperation', { campaign, language: { languageConstant } });
