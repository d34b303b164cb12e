import { abilitiesOf, channels, NOTHING_COUNTED, withRates } from '@posthorn/domain';
import type { Campaign } from '../features/campaigns/index.ts';

const nothing = withRates(NOTHING_COUNTED);
const on = { status: true };

/** A draft with nothing in it; tests say what matters to them. */
export function aCampaign(more: Partial<Campaign> = {}): Campaign {
  return {
    id: 'c1',
    accountId: 'a1',
    hash: 'K4T2',
    type: 'consideration',
    status: 'draft',
    title: '',
    targetUrl: '',
    isLeadformComplete: false,
    displayUrl: '',
    poNumber: '',
    referenceNumber: '',
    language: 'nl',
    startDate: null,
    endDate: null,
    runtime: null,
    pausedAt: null,
    locations: [],
    profiles: [],
    functionGroup: null,
    goal: null,
    workspaceId: 'w1',
    workspaceName: 'North',
    workspaceSlug: 'north',
    spend: { amount: 0, currency: 'EUR' },
    totalSpend: { amount: 0, currency: 'EUR' },
    packageId: null,
    templateId: null,
    usedTemplate: null,
    templateRevision: null,
    isBehindTemplate: false,
    canUndoTemplate: false,
    notCarriedOver: [],
    facebookPageId: null,
    instagramPageId: null,
    linkedinPageId: null,
    beneficiary: null,
    payer: null,
    keywords: null,
    facebookPageName: null,
    facebookPageLogo: null,
    ...{ facebookJobList: null, facebookJobListId: null },
    facebook_cap_strategy: { active: false, type: null, value: null },
    reach: null,
    suggestedBudgetApplicable: false,
    suggestedBudgetNonApplicabilityMessage: 'no_targeting',
    suggestedTotalGrossBudget: null,
    spendableBudget: null,
    customTotalGrossBudget: null,
    customDailyBudget: null,
    customChannelBudget: {
      facebook: null,
      googleDisplay: null,
      googleSearch: null,
      linkedIn: null,
    },
    customChannelStatuses: {
      facebook: on,
      facebookFeed: on,
      instagramFeed: on,
      instagramStory: on,
      googleDisplay: on,
      googleSearch: on,
      linkedIn: on,
    },
    enabledChannels: {
      facebook: true,
      instagram: true,
      linkedIn: true,
      googleDisplay: true,
      googleSearch: true,
    },
    channelsWithAds: [],
    errors: [],
    mediaErrors: [],
    googleBannerError: null,
    unknownPlaces: [],
    goalsOnNetworks: {},
    unpublishedChanges: [],
    vacancy: null,
    publishedChannels: [],
    minimumTimes: {},
    unsettledChannels: [],
    abilities: abilitiesOf(
      {
        status: more.status ?? 'draft',
        hasErrors: Boolean(more.errors?.length),
        hasUnpublishedChanges: Boolean(more.unpublishedChanges?.length),
      },
      'admin',
    ),
    statistics: {
      total: nothing,
      channels: Object.fromEntries(
        channels.map((channel) => [channel, nothing]),
      ) as Campaign['statistics']['channels'],
    },
    totalImpressions: 0,
    totalLeads: 0,
    totalClicks: 0,
    totalCtr: 0,
    totalCpc: 0,
    version: 1,
    ...more,
  };
}

type DeliveryError = Campaign['errors'][number];

/** What a network refused. */
export const aRefusal = (more: Partial<DeliveryError> = {}): DeliveryError => ({
  code: 'x',
  createdAt: '',
  requestId: null,
  message: '',
  userMessage: '',
  channel: null,
  adId: null,
  cure: 'support',
  ...more,
});

export const aPlace = (id: string, more: Partial<Campaign['locations'][number]> = {}) => ({
  id,
  name: id,
  type: 'city' as const,
  country: 'Netherlands',
  ...more,
});

export const aProfile = (id: string, functionGroup = 'healthcare') => ({
  id,
  name: id,
  functionGroup,
});
