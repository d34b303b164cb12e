import type { MessageName } from './names/messages.ts';

export interface Kind {
  /** In resource names, and in the address of its own service. */
  collection: string;
  message: MessageName;
  /** Has no number of its own: it is named by what it joins. */
  isLink: boolean;
}

/** What a mutate can make. The key is what operations, results and rows are called by. */
export const kinds = {
  campaignBudget: { collection: 'campaignBudgets', message: 'CampaignBudget', isLink: false },
  campaign: { collection: 'campaigns', message: 'Campaign', isLink: false },
  campaignCriterion: {
    collection: 'campaignCriteria',
    message: 'CampaignCriterion',
    isLink: true,
  },
  adGroup: { collection: 'adGroups', message: 'AdGroup', isLink: false },
  adGroupCriterion: { collection: 'adGroupCriteria', message: 'AdGroupCriterion', isLink: true },
  adGroupAd: { collection: 'adGroupAds', message: 'AdGroupAd', isLink: true },
  asset: { collection: 'assets', message: 'Asset', isLink: false },
  campaignAsset: { collection: 'campaignAssets', message: 'CampaignAsset', isLink: true },
  conversionAction: {
    collection: 'conversionActions',
    message: 'ConversionAction',
    isLink: false,
  },
  customConversionGoal: {
    collection: 'customConversionGoals',
    message: 'CustomConversionGoal',
    isLink: false,
  },
  conversionGoalCampaignConfig: {
    collection: 'conversionGoalCampaignConfigs',
    message: 'ConversionGoalCampaignConfig',
    isLink: false,
  },
  label: { collection: 'labels', message: 'Label', isLink: false },
  campaignLabel: { collection: 'campaignLabels', message: 'CampaignLabel', isLink: true },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

export const kindOfCollection = (collection: string): KindName | undefined =>
  (Object.keys(kinds) as KindName[]).find((name) => kinds[name].collection === collection);

/** 'customers/1/campaigns/2' in its parts. */
export function partsOf(resourceName: string) {
  const [, customer = '', collection = '', id = ''] =
    /^customers\/(\d+)\/(\w+)\/([\w~-]+)$/.exec(resourceName) ?? [];
  return { customer, collection, id, kind: kindOfCollection(collection) };
}
