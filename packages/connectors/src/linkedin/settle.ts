import {
  type CampaignWish,
  campaignDifference,
  type GroupWish,
  groupDifference,
} from './difference.ts';
import { refusal } from './failures.ts';
import { campaignKey, groupKey } from './keys.ts';
import type { Format } from './mapping/format.ts';
import { centsOf } from './mapping/money.ts';
import { nameOf, objectives } from './mapping/requests.ts';
import { runScheduleOf } from './mapping/schedule.ts';
import { targetingOf } from './mapping/targeting.ts';
import { budgetShares } from './spending.ts';
import type { Tree } from './tree.ts';
import type { Campaign, Group, RunSchedule } from './wire.ts';
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
  const name = nameOf(plan, 'group');
  // The group bounds its campaigns: it grows before them, and shrinks after them.
  const wide = wideEnough(group, runSchedule);
  await settleGroup(work, group, { name, runSchedule: wide });
  await settleCampaigns(work, tree, shares, (format, budget) => ({
    name: nameOf(plan, format),
    runSchedule,
    budget,
    currency: plan.currency,
    targetingCriteria: targetingOf(standing(tree.campaigns.get(format)).locale, wishes.places),
  }));
  await settleGroup(work, { ...group, name, runSchedule: wide }, { name, runSchedule });
}

/** A group that was made for other dates takes no campaign that begins before or ends after them. */
export async function widenGroup(work: Work, tree: Tree): Promise<void> {
  const group = standing(tree.group);
  const runSchedule = wideEnough(group, runScheduleOf(work.plan, work.clock.now()));
  await settleGroup(work, group, { name: group.name, runSchedule });
}

const wideEnough = ({ runSchedule: now }: Group, wished: Required<RunSchedule>) => ({
  start: Math.min(now.start, wished.start),
  end: Math.max(now.end ?? wished.end, wished.end),
});

async function settleGroup(work: Work, group: Group, wish: GroupWish): Promise<void> {
  const patch = groupDifference(group, wish, work.clock.now());
  const path = work.client.inAccount('adCampaignGroups', String(group.id));
  if (patch) await demand(work, `settings:${groupKey}`, path, patch);
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
    if (campaign.objectiveType !== objectives[plan.goal].objectiveType) {
      throw refusal('IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE', { field: 'goal' });
    }
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

/**
 * What we made and a person deleted on LinkedIn is not made again: the money it has spent would be
 * spent once more.
 */
export function standing<T extends Group | Campaign>(object: T | undefined): T {
  if (object) return object;
  throw refusal('deletedOnLinkedIn');
}
