/**
 * The names of fields and values as LinkedIn documents them: names only. A text in quotes is a kind
 * of value, a list the values it can have, an object what is inside.
 */
export type Shape =
  | 'text'
  | 'urn'
  | 'time'
  | 'flag'
  | 'decimal'
  | 'urns'
  | 'anything'
  | readonly string[]
  | { readonly [field: string]: Shape };

export interface ResourceShape {
  fields: { readonly [field: string]: Shape };
  required: readonly string[];
  /** Told by LinkedIn, never to it. */
  readOnly: readonly string[];
}

const money = { amount: 'decimal', currencyCode: 'text' } as const;
const runSchedule = { start: 'time', end: 'time' } as const;
const statuses = [
  'ACTIVE',
  'PAUSED',
  'ARCHIVED',
  'COMPLETED',
  'CANCELED',
  'DRAFT',
  'PENDING_DELETION',
  'REMOVED',
] as const;

const objectives = [
  'BRAND_AWARENESS',
  'CREATIVE_ENGAGEMENT',
  'ENGAGEMENT',
  'JOB_APPLICANT',
  'LEAD_GENERATION',
  'TALENT_LEAD',
  'VIDEO_VIEW',
  'WEBSITE_CONVERSION',
  'WEBSITE_VISIT',
] as const;

const optimizationTargets = [
  'NONE',
  'ENHANCED_CONVERSION',
  'MAX_IMPRESSION',
  'MAX_CLICK',
  'MAX_CONVERSION',
  'MAX_VIDEO_VIEW',
  'MAX_LEAD',
  'MAX_REACH',
  'TARGET_COST_PER_CLICK',
  'TARGET_COST_PER_IMPRESSION',
  'TARGET_COST_PER_VIDEO_VIEW',
  'CAP_COST_AND_MAXIMIZE_CLICKS',
  'CAP_COST_AND_MAXIMIZE_IMPRESSIONS',
  'CAP_COST_AND_MAXIMIZE_VIDEO_VIEWS',
  'CAP_COST_AND_MAXIMIZE_LEADS',
] as const;

const labels = [
  'APPLY',
  'DOWNLOAD',
  'VIEW_QUOTE',
  'LEARN_MORE',
  'SIGN_UP',
  'SUBSCRIBE',
  'REGISTER',
  'JOIN',
  'ATTEND',
  'REQUEST_DEMO',
  'SEE_MORE',
  'BUY_NOW',
  'SHOP_NOW',
] as const;

const audit = ['changeAuditStamps', 'version', 'versionTag'] as const;

export const groupShape: ResourceShape = {
  fields: {
    account: 'urn',
    name: 'text',
    status: statuses.filter((status) => status !== 'COMPLETED'),
    runSchedule,
    totalBudget: money,
    dailyBudget: money,
    objectiveType: objectives,
    budgetOptimization: { bidStrategy: 'text', budgetOptimizationStrategy: ['DYNAMIC'] },
  },
  required: ['account', 'name', 'status', 'runSchedule.start'],
  readOnly: ['id', 'servingStatuses', 'backfilled', 'test', 'allowedCampaignTypes', ...audit],
};

export const campaignShape: ResourceShape = {
  fields: {
    account: 'urn',
    campaignGroup: 'urn',
    associatedEntity: 'urn',
    name: 'text',
    status: statuses,
    type: ['TEXT_AD', 'SPONSORED_UPDATES', 'SPONSORED_INMAILS', 'DYNAMIC'],
    format: [
      'STANDARD_UPDATE',
      'SINGLE_VIDEO',
      'CAROUSEL',
      'TEXT_AD',
      'SPOTLIGHT',
      'FOLLOW_COMPANY',
      'SPONSORED_MESSAGE',
      'SPONSORED_INMAIL',
      'SPONSORED_UPDATE_EVENT',
      'SPONSORED_UPDATE_NATIVE_DOCUMENT',
    ],
    objectiveType: objectives,
    optimizationTargetType: optimizationTargets,
    optimizationPreference: 'anything',
    costType: ['CPM', 'CPC', 'CPV'],
    unitCost: money,
    totalBudget: money,
    dailyBudget: money,
    pacingStrategy: ['LIFETIME', 'ACCELERATED'],
    runSchedule,
    locale: { country: 'text', language: 'text' },
    creativeSelection: ['OPTIMIZED', 'ROUND_ROBIN'],
    audienceExpansionEnabled: 'flag',
    offsiteDeliveryEnabled: 'flag',
    offsitePreferences: 'anything',
    connectedTelevisionOnly: 'flag',
    storyDeliveryEnabled: 'flag',
    politicalIntent: ['POLITICAL', 'NOT_POLITICAL', 'NOT_DECLARED'],
    targetingCriteria: { include: 'anything', exclude: 'anything' },
  },
  required: [
    'account',
    'campaignGroup',
    'name',
    'status',
    'type',
    'costType',
    'unitCost.amount',
    'unitCost.currencyCode',
    'locale.country',
    'locale.language',
    'offsiteDeliveryEnabled',
    'politicalIntent',
    'runSchedule.start',
    'targetingCriteria.include',
  ],
  readOnly: ['id', 'servingStatuses', 'test', ...audit],
};

export const creativeShape: ResourceShape = {
  fields: {
    campaign: 'urn',
    content: { reference: 'urn' },
    intendedStatus: statuses.filter((status) => status !== 'COMPLETED'),
    name: 'text',
    leadgenCallToAction: { destination: 'urn', label: [...labels, 'UNLOCK_FULL_DOCUMENT'] },
  },
  required: ['campaign', 'content.reference'],
  readOnly: [
    'id',
    'account',
    'createdAt',
    'createdBy',
    'isServing',
    'isTest',
    'lastModifiedAt',
    'lastModifiedBy',
    'review',
    'servingHoldReasons',
  ],
};

export const postShape: ResourceShape = {
  fields: {
    author: 'urn',
    commentary: 'text',
    visibility: ['PUBLIC', 'CONNECTIONS', 'LOGGED_IN', 'CONTAINER'],
    lifecycleState: ['PUBLISHED', 'DRAFT'],
    distribution: {
      feedDistribution: ['MAIN_FEED', 'NONE'],
      targetEntities: 'anything',
      thirdPartyDistributionChannels: 'anything',
    },
    content: {
      media: { id: 'urn', title: 'text', altText: 'text' },
      article: { source: 'text', title: 'text', description: 'text', thumbnail: 'urn' },
      carousel: { cards: 'anything' },
    },
    contentLandingPage: 'text',
    contentCallToActionLabel: labels,
    adContext: { dscAdAccount: 'urn', dscStatus: ['ACTIVE', 'ARCHIVED'], dscName: 'text' },
    isReshareDisabledByAuthor: 'flag',
  },
  required: [
    'author',
    'commentary',
    'visibility',
    'lifecycleState',
    'distribution.feedDistribution',
  ],
  readOnly: [
    'id',
    'createdAt',
    'lastModifiedAt',
    'publishedAt',
    'lifecycleStateInfo',
    'adContext.isDsc',
    'adContext.dscAdType',
    'adContext.objective',
  ],
};
