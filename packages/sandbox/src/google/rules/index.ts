import type { KindName } from '../kinds.ts';
import { adGroupAdRule } from './ad.ts';
import { adGroupRule } from './ad-group.ts';
import { assetRule } from './asset.ts';
import { budgetRule } from './budget.ts';
import { campaignRule } from './campaign.ts';
import { customConversionGoalRule, goalConfigRule } from './conversion-goal.ts';
import { adGroupCriterionRule, campaignCriterionRule } from './criteria.ts';
import { campaignAssetRule, campaignLabelRule, conversionActionRule, labelRule } from './others.ts';
import type { Rule } from './rule.ts';

export const rules: Record<KindName, Rule> = {
  campaignBudget: budgetRule,
  campaign: campaignRule,
  campaignCriterion: campaignCriterionRule,
  adGroup: adGroupRule,
  adGroupCriterion: adGroupCriterionRule,
  adGroupAd: adGroupAdRule,
  asset: assetRule,
  campaignAsset: campaignAssetRule,
  conversionAction: conversionActionRule,
  customConversionGoal: customConversionGoalRule,
  conversionGoalCampaignConfig: goalConfigRule,
  label: labelRule,
  campaignLabel: campaignLabelRule,
};
