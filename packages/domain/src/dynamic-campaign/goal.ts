import { dynamicCampaignGoalTexts as texts } from '#texts/dynamic-campaign-goal';
import { type Finding, finding } from '../finding.ts';
import { fill } from '../message/text.ts';

export const dynamicCampaignTypes = ['consideration', 'conversions'] as const;
export type DynamicCampaignType = (typeof dynamicCampaignTypes)[number];

/** What the network is to aim at: its bid strategies. */
export const dynamicGoals = ['MAXIMISE_CLICKS', 'MAXIMISE_CONVERSIONS', 'MAXIMISE_SALES'] as const;
export type DynamicGoal = (typeof dynamicGoals)[number];

export interface DynamicGoalCard {
  tag: string;
  type: DynamicCampaignType;
  /** What is paid for. */
  goalType: 'clicks' | 'conversions';
  header: string;
  target: string;
  /** What is counted, as people read it. */
  goal: string;
}

export const dynamicGoalCards: Record<DynamicGoal, DynamicGoalCard> = {
  MAXIMISE_CLICKS: {
    tag: texts.consideration,
    type: 'consideration',
    goalType: 'clicks',
    header: texts.visits,
    target: texts.visitsTarget,
    goal: texts.clicks,
  },
  MAXIMISE_CONVERSIONS: {
    tag: texts.conversions,
    type: 'conversions',
    goalType: 'conversions',
    header: texts.applications,
    target: texts.applicationsTarget,
    goal: texts.conversions,
  },
  MAXIMISE_SALES: {
    tag: texts.conversions,
    type: 'conversions',
    goalType: 'conversions',
    header: texts.usual,
    target: texts.usualTarget,
    goal: texts.conversions,
  },
};

/** Conversions are counted by the pixel on the advertiser's website. */
export const needsPixel = (goal: DynamicGoal): boolean =>
  dynamicGoalCards[goal].goalType === 'conversions';

/** Why a goal can not be chosen in this account; its card is closed by it. */
export const dynamicGoalFinding = (
  goal: DynamicGoal,
  account: { hasConversionId: boolean },
): Finding | undefined =>
  needsPixel(goal) && !account.hasConversionId
    ? finding('dynamicCampaign.noPixel', 'goal')
    : undefined;

/** There is no field for the title: it says which jobs are advertised, and what for. */
export const dynamicCampaignTitle = (jobList: string, goal: DynamicGoal): string =>
  fill(texts.title, { jobList, goal: dynamicGoalCards[goal].header });
