import {
  amountText,
  type CapType,
  capTextFinding,
  capWarning,
  type DynamicGoal,
  dailyBudgetTextFinding,
  dynamicGoalCards,
  type Finding,
  finding,
  readAmount,
  sayFinding,
} from '@posthorn/domain';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';
import type { CampaignValues } from '../api/save-campaign.ts';

/** What stands in the form: amounts as they were typed. */
export interface FormValues {
  goal: DynamicGoal | null;
  jobListId: string | null;
  hasCap: boolean;
  capType: CapType | null;
  capValue: string;
  dailyBudget: string;
}

export const emptyForm: FormValues = {
  goal: null,
  jobListId: null,
  hasCap: false,
  capType: null,
  capValue: '',
  dailyBudget: '',
};

export function formOf(campaign: DynamicCampaign): FormValues {
  const { goal, facebookJobListId, facebook_cap_strategy: cap, customDailyBudget } = campaign;
  return {
    goal,
    jobListId: facebookJobListId,
    hasCap: cap.active,
    capType: cap.type,
    capValue: cap.value === null ? '' : amountText(cap.value),
    dailyBudget: amountText(customDailyBudget),
  };
}

const capOf = ({ hasCap, capType, capValue }: FormValues) => ({
  active: hasCap,
  type: capType,
  value: readAmount(capValue, 'cents') ?? null,
});

/** What is sent; undefined where something is missing or wrong. */
export function valuesOf(form: FormValues): CampaignValues | undefined {
  const { goal, jobListId, dailyBudget } = form;
  const cents = readAmount(dailyBudget, 'whole');
  if (hasErrors(form) || goal === null || jobListId === null || cents === undefined) return;
  return {
    type: dynamicGoalCards[goal].type,
    goal,
    customDailyBudget: cents,
    facebook_catalog_id: jobListId,
    facebook_cap_strategy: capOf(form),
  };
}

export type FormField = 'jobListId' | 'capType' | 'capValue' | 'dailyBudget';

/** What is wrong with each field. Whether a goal was chosen is said by the button. */
export function formErrors(form: FormValues): Partial<Record<FormField, string>> {
  const { jobListId, hasCap, capType, capValue, dailyBudget } = form;
  const said = (found: Finding | undefined) => found && sayFinding(found);
  const missing = (value: string | null) =>
    value === null ? said(finding('field.required')) : undefined;
  return {
    jobListId: missing(jobListId),
    capType: hasCap ? missing(capType) : undefined,
    capValue: hasCap ? said(capTextFinding(capValue)) : undefined,
    dailyBudget: said(dailyBudgetTextFinding(dailyBudget)),
  };
}

const hasErrors = (form: FormValues): boolean => Object.values(formErrors(form)).some(Boolean);

/** Said beside a cap that is so low that it hardly brings anything. */
export function capAdvice(form: FormValues): string | undefined {
  const found = capWarning(capOf(form), form.goal);
  return found && sayFinding(found);
}
