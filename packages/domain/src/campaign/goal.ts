import { goalTexts } from '#texts/goal';
import { type Finding, finding } from '../finding.ts';

export const goals = ['MAXIMISE_CLICKS', 'MAXIMISE_IMPRESSIONS', 'MAXIMISE_CONVERSIONS'] as const;
export type Goal = (typeof goals)[number];

export const goalLabels: Record<Goal, string> = goalTexts;

/** Conversions can only be counted with a conversion id. */
export function offeredGoals(account: { hasConversionId: boolean }): Goal[] {
  return goals.filter((goal) => goal !== 'MAXIMISE_CONVERSIONS' || account.hasConversionId);
}

export function goalFindings(goal: Goal, account: { hasConversionId: boolean }): Finding[] {
  return offeredGoals(account).includes(goal)
    ? []
    : [finding('campaign.goalNeedsConversionId', 'goal')];
}
