import type { SeenProximity } from './map/circle.ts';

/** What Google answers to a query, as far as we ask for it. Fields without a value are left out. */
export interface Row {
  customer?: { currencyCode?: string; timeZone?: string; status?: string };
  billingSetup?: { id?: string };
  customerClient?: {
    id?: string;
    descriptiveName?: string;
    currencyCode?: string;
    timeZone?: string;
    status?: string;
    manager?: boolean;
    level?: string;
  };
  campaign?: {
    resourceName?: string;
    id?: string;
    name?: string;
    status?: string;
    primaryStatus?: string;
    primaryStatusReasons?: string[];
    startDateTime?: string;
    endDateTime?: string;
    finalUrlSuffix?: string;
    campaignBudget?: string;
    biddingStrategyType?: string;
  };
  campaignBudget?: { resourceName?: string; amountMicros?: string; totalAmountMicros?: string };
  campaignCriterion?: {
    resourceName?: string;
    location?: { geoTargetConstant?: string };
    language?: { languageConstant?: string };
    proximity?: SeenProximity;
  };
  adGroupCriterion?: {
    resourceName?: string;
    negative?: boolean;
    keyword?: { text?: string; matchType?: 'EXACT' | 'PHRASE' | 'BROAD' };
  };
  adGroup?: { resourceName?: string; id?: string; name?: string; status?: string };
  adGroupAd?: {
    ad?: { name?: string };
    policySummary?: {
      approvalStatus?: string;
      reviewStatus?: string;
      policyTopicEntries?: { topic?: string }[];
    };
  };
  asset?: { resourceName?: string };
  segments?: { date?: string; conversionAction?: string };
  metrics?: {
    impressions?: string;
    clicks?: string;
    costMicros?: string;
    conversions?: number;
    allConversions?: number;
  };
  customConversionGoal?: { resourceName?: string; conversionActions?: string[] };
  conversionAction?: { id?: string; name?: string; status?: string };
}
