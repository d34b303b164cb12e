import { type Finding, finding } from '../finding.ts';
import type { JobListStatus } from '../job-list/status.ts';
import { dailyBudgetFinding } from './budget.ts';
import { type CapStrategy, capFindings } from './cap.ts';
import {
  type DynamicCampaignType,
  type DynamicGoal,
  dynamicGoalCards,
  dynamicGoalFinding,
} from './goal.ts';
import { type DynamicCampaignStatus, lockedDynamicFields } from './status.ts';

export const DYNAMIC_CAMPAIGNS_MAX = 500;
export const DYNAMIC_CAMPAIGNS_PER_PAGE = 10;

/** A list whose feeds were never read has no jobs to advertise yet. */
export const canAdvertiseList = (status: JobListStatus): boolean => status === 'created';

/** What people decide about a dynamic campaign. */
export interface DynamicCampaignValues {
  type: DynamicCampaignType;
  goal: DynamicGoal;
  jobListId: string | null;
  cap: CapStrategy;
  /** In cents. */
  dailyBudget: number | null;
}

/** What keeps a dynamic campaign from being saved. */
export function dynamicCampaignFindings(
  { type, goal, jobListId, cap, dailyBudget }: DynamicCampaignValues,
  account: { hasConversionId: boolean },
): Finding[] {
  const found = [
    dynamicGoalCards[goal].type === type ? undefined : finding('dynamicCampaign.otherType', 'type'),
    dynamicGoalFinding(goal, account),
    jobListId === null ? finding('field.required', 'facebook_catalog_id') : undefined,
    ...capFindings(cap),
    dailyBudgetFinding(dailyBudget),
  ];
  return found.filter((one) => one !== undefined);
}

const isSameCap = (one: CapStrategy, other: CapStrategy): boolean =>
  one.active === other.active &&
  (!one.active || (one.type === other.type && one.value === other.value));

/** What a change touches although it is locked. Repeating what stands there is no change. */
export function lockFindings(
  status: DynamicCampaignStatus,
  before: DynamicCampaignValues,
  after: DynamicCampaignValues,
): Finding[] {
  const changed = {
    goal: before.goal !== after.goal || before.type !== after.type,
    jobList: before.jobListId !== after.jobListId,
    cap: !isSameCap(before.cap, after.cap),
    budget: before.dailyBudget !== after.dailyBudget,
  };
  const paths = {
    goal: 'goal',
    jobList: 'facebook_catalog_id',
    cap: 'facebook_cap_strategy',
    budget: 'customDailyBudget',
  };
  return lockedDynamicFields(status)
    .filter((field) => changed[field])
    .map((field) => finding('dynamicCampaign.locked', paths[field]));
}
