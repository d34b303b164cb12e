import { capTexts } from '#texts/cap';
import { AMOUNT_MAX_UNITS } from '../budget/amount.ts';
import { amountTextFinding, readAmount } from '../budget/amount-text.ts';
import { showExactAmount } from '../budget/money.ts';
import { isBlank } from '../field/blank.ts';
import { type Finding, finding } from '../finding.ts';
import { type DynamicGoal, dynamicGoalCards } from './goal.ts';

/** bid: no single bid is higher. cost: the average is not higher. */
export const capTypes = ['BID_CAP', 'COST_CAP'] as const;
export type CapType = (typeof capTypes)[number];

export const capTypeLabels: Record<CapType, string> = {
  BID_CAP: capTexts.BID_CAP,
  COST_CAP: capTexts.COST_CAP,
};

/** What is paid for one result at most. Switched off, type and value are only remembered. */
export interface CapStrategy {
  active: boolean;
  type: CapType | null;
  /** In cents. */
  value: number | null;
}

export const NO_CAP: CapStrategy = { active: false, type: null, value: null };

/** In cents. */
const CAP_LEAST = 1;

/** What the cap is a price for. */
export function capLabel(goal: DynamicGoal | null): string {
  if (goal === null) return capTexts.unknown;
  return dynamicGoalCards[goal].goalType === 'clicks' ? capTexts.perClick : capTexts.perApplication;
}

const path = 'facebook_cap_strategy';

function capValueFinding(value: number | null): Finding | undefined {
  if (value === null) return finding('field.required', `${path}.value`);
  if (value < CAP_LEAST) {
    return finding('field.minValue', `${path}.value`, { min: showExactAmount(CAP_LEAST) });
  }
  return value > AMOUNT_MAX_UNITS * 100
    ? finding('field.between', `${path}.value`, {
        min: showExactAmount(CAP_LEAST),
        max: AMOUNT_MAX_UNITS,
      })
    : undefined;
}

/** As it is kept: of a cap that is switched off, a value that could never be one is forgotten. */
export const keptCap = (cap: CapStrategy): CapStrategy =>
  cap.active || !capValueFinding(cap.value) ? cap : { ...cap, value: null };

/** What keeps a cap from being saved. */
export function capFindings({ active, type, value }: CapStrategy): Finding[] {
  if (!active) return [];
  const wrong = capValueFinding(value);
  return [
    ...(type === null ? [finding('field.required', `${path}.type`)] : []),
    ...(wrong ? [wrong] : []),
  ];
}

/** Said beside the least value there is, which can be saved all the same. */
export const capWarning = (
  { active, value }: CapStrategy,
  goal: DynamicGoal | null,
): Finding | undefined =>
  active && value === CAP_LEAST
    ? {
        ...finding('dynamicCampaign.capTooLow', `${path}.value`, { label: capLabel(goal) }),
        severity: 'warning',
      }
    : undefined;

/** What is wrong with a value as it was typed. */
export function capTextFinding(text: string): Finding | undefined {
  if (isBlank(text)) return capValueFinding(null);
  return (
    amountTextFinding(text, `${path}.value`, 'cents') ??
    capValueFinding(readAmount(text, 'cents') ?? null)
  );
}
