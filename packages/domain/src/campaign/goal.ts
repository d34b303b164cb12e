import { goalTexts } from '#texts/goal';
import { type Finding, finding } from '../finding.ts';

export const goals = ['MAXIMISE_CLICKS', 'MAXIMISE_IMPRESSIONS', 'MAXIMISE_CONVERSIONS'] as const;
export type Goal = (typeof goals)[number];

export const goalLabels: Record<Goal, string> = goalTexts;

/** Conversions are counted by the networks, each under a number of the advertiser's own. */
export const needsConversionId = (goal: Goal): boolean => goal === 'MAXIMISE_CONVERSIONS';

/** Paid for people who do something; others are paid for being seen, and few of those who see an ad apply. */
export const isForAction = (goal: Goal): boolean => goal !== 'MAXIMISE_IMPRESSIONS';

/** Why an account can not begin a campaign of a type: what its goal is counted by is missing. */
export const typeStartFinding = (
  { goal, needsForm }: { goal: Goal | undefined; needsForm: boolean },
  account: { hasConversionId: boolean },
): Finding | undefined => (goal && !needsForm ? goalFindings(goal, account)[0] : undefined);

export function offeredGoals(account: { hasConversionId: boolean }): Goal[] {
  return goals.filter((goal) => !needsConversionId(goal) || account.hasConversionId);
}

export function goalFindings(goal: Goal, account: { hasConversionId: boolean }): Finding[] {
  return offeredGoals(account).includes(goal)
    ? []
    : [finding('campaign.goalNeedsConversionId', 'goal')];
}
