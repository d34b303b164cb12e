import type { CampaignWish, Patch } from './difference.ts';
import { campaignDifference, groupDifference } from './difference.ts';
import { refusal } from './failures.ts';
import { campaignKey, groupKey } from './keys.ts';
import type { Format } from './mapping/format.ts';
import { centsOf } from './mapping/money.ts';
import { nameOf, objectives } from './mapping/requests.ts';
import { runScheduleOf } from './mapping/schedule.ts';
import { targetingOf } from './mapping/targeting.ts';
import { budgetShares } from './spending.ts';
import type { Tree } from './tree.ts';
import type { Campaign, Group } from './wire.ts';
import { demand, type Work } from './work.ts';

interface Wishes {
  places: readonly string[];
  /** How many ads each campaign has. */
  ads: ReadonlyMap<Format, number>;
}

/** Changes what differs from the plan: names, dates, places and budgets. */
export async function settle(work: Work, tree: Tree, wishes: Wishes): Promise<void> {
  const { clock, plan } = work;
  const group = standing(tree.group);
  const runSchedule = runScheduleOf(plan, clock.now());
  const shares = await budgetShares(work, tree, plan.budget, wishes.ads);
  const groupPatch = groupDifference(
    group,
    { name: nameOf(plan, 'group'), runSchedule },
    clock.now(),
  );
  // The group bounds its campaigns: it grows before them, and shrinks after them.
  const isShorter = runSchedule.end < (group.runSchedule.end ?? Number.POSITIVE_INFINITY);
  if (groupPatch && !isShorter) await settleGroup(work, group, groupPatch);
  await settleCampaigns(work, tree, shares, (format, budget) => ({
    name: nameOf(plan, format),
    runSchedule,
    budget,
    currency: plan.currency,
    targetingCriteria: targetingOf(plan.language, wishes.places),
  }));
  if (groupPatch && isShorter) await settleGroup(work, group, groupPatch);
}

/** What is taken from one campaign is given to another, never the other way round. */
async function settleCampaigns(
  work: Work,
  tree: Tree,
  shares: ReadonlyMap<Format, number>,
  wishOf: (format: Format, budget: number) => CampaignWish,
): Promise<void> {
  const { client, clock, plan } = work;
  const rising = [...shares].sort(
    ([one], [other]) => growth(tree, shares, one) - growth(tree, shares, other),
  );
  for (const [format, budget] of rising) {
    const campaign = standing(tree.campaigns.get(format));
    if (campaign.objectiveType !== objectives[plan.goal].objectiveType) throw goalChanged();
    const patch = campaignDifference(campaign, wishOf(format, budget), clock.now());
    const path = client.inAccount('adCampaigns', String(campaign.id));
    if (patch) await demand(work, `settings:${campaignKey(format)}`, path, patch);
  }
}

const growth = (tree: Tree, shares: ReadonlyMap<Format, number>, format: Format): number =>
  (shares.get(format) ?? 0) - centsOf(tree.campaigns.get(format)?.totalBudget.amount ?? '0');

/** Divides a budget anew and changes nothing else. */
export async function settleBudget(
  work: Work,
  tree: Tree,
  budget: number,
  ads: ReadonlyMap<Format, number>,
): Promise<void> {
  const shares = await budgetShares(work, tree, budget, ads);
  await settleCampaigns(work, tree, shares, (format, share) => {
    const campaign = standing(tree.campaigns.get(format));
    return {
      name: campaign.name,
      runSchedule: { ...campaign.runSchedule, end: campaign.runSchedule.end ?? 0 },
      budget: share,
      currency: work.plan.currency,
      targetingCriteria: campaign.targetingCriteria,
    };
  });
}

const settleGroup = (work: Work, group: Group, patch: Patch): Promise<void> =>
  demand(
    work,
    `settings:${groupKey}`,
    work.client.inAccount('adCampaignGroups', String(group.id)),
    patch,
  );

/**
 * What we made and somebody deleted on LinkedIn is not made again: the money it has spent would be
 * spent once more.
 */
export function standing<T extends Group | Campaign>(object: T | undefined): T {
  if (object) return object;
  throw refusal(
    'deletedOnLinkedIn',
    'Somebody deleted this campaign on LinkedIn. Please copy the campaign to advertise again.',
  );
}

const goalChanged = () =>
  refusal(
    'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
    'The goal of a campaign can not change once it is on LinkedIn. Please copy the campaign.',
    'goal',
  );
