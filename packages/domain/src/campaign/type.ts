import { campaignFieldTexts } from '#texts/campaign-field';
import { campaignTypeTexts } from '#texts/campaign-type';
import type { CallToAction } from '../ad/call-to-action.ts';
import type { Channel } from '../channel/channel.ts';
import { type BudgetChannel, budgetChannels } from '../channel/placement.ts';
import type { Goal } from './goal.ts';

export const campaignTypes = [
  'consideration',
  'awareness',
  'conversions',
  'leadform',
  'custom',
] as const;
export type CampaignType = (typeof campaignTypes)[number];

export const campaignFields = [
  'title',
  'jobProfiles',
  'functionGroup',
  'campaignGoal',
  'locations',
  'startEndDate',
  'landingPage',
  'poNumber',
  'referenceNumber',
  'language',
] as const;
export type CampaignField = (typeof campaignFields)[number];

/** What the fields are called, on the form and wherever one is spoken of. */
export const campaignFieldLabels: Record<CampaignField, string> = campaignFieldTexts;

/** Whom a campaign is for: people of certain jobs, or of a whole function group. */
export type Audience = 'jobProfiles' | 'functionGroup';

export interface CampaignTypeSpec {
  label: string;
  colour: 'blue' | 'purple' | 'orange' | 'success' | 'gray';
  /** How the type is called in addresses. */
  routeKey: string;
  /** What a person reaches with it, on its card. */
  target: string;
  /** What it is paid for; custom campaigns choose. */
  goal: Goal | undefined;
  fields: readonly CampaignField[];
  /** The first is the one a new campaign starts with. */
  audiences: readonly [Audience, ...Audience[]];
  /** Its figures are estimated for one function group at a time. */
  estimatesAudience: boolean;
  /** Channels on which this type can not be advertised. */
  withoutChannels: readonly Channel[];
  /** What money can be given to. */
  budgetChannels: readonly BudgetChannel[];
  /** People apply in a form of the network: it must be there, and its page must allow it. */
  needsForm: boolean;
  /** The only buttons its ads may have; undefined where the type of the ad decides. */
  callsToAction?: readonly CallToAction[];
  /** What the button of a new ad says: the first of these that the type of the ad has. */
  usualCallsToAction: readonly CallToAction[];
  /** Whether a new campaign can begin with a template. */
  takesTemplate: boolean;
  /** Whom a template that becomes one of this type goes on being for. */
  template: { keepsFunctionGroup: boolean; keepsProfiles: boolean };
  /** Search ads that it ran until their terms changed can not be published again. */
  hadOldSearchAds: boolean;
}

const common = ['locations', 'startEndDate'] as const;
const references = ['poNumber', 'referenceNumber', 'language'] as const;
const usual: Pick<
  CampaignTypeSpec,
  'needsForm' | 'usualCallsToAction' | 'takesTemplate' | 'template' | 'hadOldSearchAds'
> = {
  needsForm: false,
  usualCallsToAction: ['APPLY_NOW', 'APPLY', 'LEARN_MORE'],
  takesTemplate: true,
  template: { keepsFunctionGroup: true, keepsProfiles: true },
  hadOldSearchAds: true,
};
const visits = ['title', 'jobProfiles', ...common, 'landingPage', ...references] as const;

/** All that differs between the types. No other file asks which type a campaign has. */
export const campaignTypeSpecs: Record<CampaignType, CampaignTypeSpec> = {
  consideration: {
    ...usual,
    label: campaignTypeTexts.consideration,
    colour: 'blue',
    routeKey: 'highlight',
    target: campaignTypeTexts.considerationTarget,
    goal: 'MAXIMISE_CLICKS',
    fields: visits,
    audiences: ['jobProfiles'],
    estimatesAudience: false,
    withoutChannels: [],
    budgetChannels,
  },
  awareness: {
    ...usual,
    usualCallsToAction: ['LEARN_MORE'],
    template: { keepsFunctionGroup: false, keepsProfiles: false },
    hadOldSearchAds: false,
    label: campaignTypeTexts.awareness,
    colour: 'purple',
    routeKey: 'awareness',
    target: campaignTypeTexts.awarenessTarget,
    goal: 'MAXIMISE_IMPRESSIONS',
    fields: ['title', 'functionGroup', 'jobProfiles', ...common, 'landingPage', ...references],
    audiences: ['functionGroup', 'jobProfiles'],
    estimatesAudience: true,
    withoutChannels: ['googleSearch'],
    budgetChannels: ['facebook', 'googleDisplay'],
  },
  conversions: {
    ...usual,
    label: campaignTypeTexts.conversions,
    colour: 'orange',
    routeKey: 'conversions',
    target: campaignTypeTexts.conversionsTarget,
    goal: 'MAXIMISE_CONVERSIONS',
    fields: visits,
    audiences: ['jobProfiles'],
    estimatesAudience: false,
    withoutChannels: [],
    budgetChannels,
  },
  leadform: {
    ...usual,
    needsForm: true,
    callsToAction: ['CONTACT_US'],
    label: campaignTypeTexts.leadform,
    colour: 'success',
    routeKey: 'leadform',
    target: campaignTypeTexts.leadformTarget,
    goal: 'MAXIMISE_CONVERSIONS',
    fields: ['title', 'jobProfiles', ...common, ...references],
    audiences: ['jobProfiles'],
    estimatesAudience: false,
    withoutChannels: ['linkedIn', 'googleDisplay', 'googleSearch'],
    budgetChannels: ['facebook'],
  },
  custom: {
    ...usual,
    takesTemplate: false,
    template: { keepsFunctionGroup: false, keepsProfiles: true },
    label: campaignTypeTexts.custom,
    colour: 'gray',
    routeKey: 'custom',
    target: campaignTypeTexts.customTarget,
    goal: undefined,
    fields: [
      'title',
      'jobProfiles',
      'functionGroup',
      'campaignGoal',
      ...common,
      'landingPage',
      ...references,
    ],
    audiences: ['jobProfiles', 'functionGroup'],
    estimatesAudience: false,
    withoutChannels: [],
    budgetChannels,
  },
};

export const usesField = (type: CampaignType, field: CampaignField): boolean =>
  campaignTypeSpecs[type].fields.includes(field);

export function campaignTypeOfRouteKey(key: string): CampaignType | undefined {
  return campaignTypes.find((type) => campaignTypeSpecs[type].routeKey === key);
}

/** What the networks are asked to reach: what the type stands for, else what was chosen. */
export const goalOf = (campaign: { type: CampaignType; goal: Goal | null }): Goal =>
  campaignTypeSpecs[campaign.type].goal ?? campaign.goal ?? 'MAXIMISE_CLICKS';

/** The audience a campaign is in: what was chosen, else what its type starts with. */
export function audienceOf(campaign: {
  type: CampaignType;
  functionGroup: string | null;
  profiles: readonly unknown[];
}): Audience {
  const { audiences } = campaignTypeSpecs[campaign.type];
  if (campaign.functionGroup !== null && audiences.includes('functionGroup'))
    return 'functionGroup';
  if (campaign.profiles.length > 0 && audiences.includes('jobProfiles')) return 'jobProfiles';
  return audiences[0];
}

/** Templates of a function group have no type of their own; new campaigns from them are these. */
export const DEFAULT_TEMPLATE_TYPE: CampaignType = 'consideration';
