import type { CalendarDate } from '@posthorn/domain';
import {
  adsPerFormat,
  restCampaigns,
  setCampaignStatus,
  setGroupStatus,
  standingAds,
  wakeCampaigns,
} from './activate.ts';
import { removeWordings } from './ads.ts';
import { campaignKey, groupKey } from './keys.ts';
import { endAfter } from './mapping/schedule.ts';
import { remove } from './removal.ts';
import { settleBudget, standing } from './settle.ts';
import { treeOf } from './tree.ts';
import { demand, type Work } from './work.ts';

/** The group holds everything: while it is paused, nothing in it is shown. */
export async function pause(work: Work): Promise<void> {
  const { group } = await treeOf(work);
  if (group?.status === 'ACTIVE') await setGroupStatus(work, group, 'PAUSED');
}

/** What was stopped was put away with its campaigns: they come back before the group that holds them. */
export async function resume(work: Work): Promise<void> {
  const tree = await treeOf(work);
  const group = standing(tree.group);
  await wakeCampaigns(work, tree, adsPerFormat(standingAds(work, tree)));
  if (group.status !== 'ACTIVE') await setGroupStatus(work, group, 'ACTIVE');
}

/**
 * Ends everything. Drafts never began and just go; the rest is put away with its figures. Its dates stay: LinkedIn
 * changes none that has passed, and so it can be shown again until its last day is over.
 */
export async function stop(work: Work): Promise<void> {
  const { client } = work;
  const { group, campaigns } = await treeOf(work);
  if (group?.status === 'ACTIVE') await setGroupStatus(work, group, 'PAUSED');
  for (const [format, campaign] of campaigns) {
    if (campaign.status === 'DRAFT') await remove(client, 'adCampaigns', String(campaign.id));
    else if (campaign.status !== 'ARCHIVED') {
      await setCampaignStatus(work, format, campaign, 'ARCHIVED');
    }
  }
  if (!group) return;
  if (group.status === 'DRAFT') await remove(client, 'adCampaignGroups', String(group.id));
  else if (group.status !== 'ARCHIVED') await setGroupStatus(work, group, 'ARCHIVED');
}

/** The group bounds its campaigns: it is extended before them, and shortened after them. */
export async function extend(work: Work, endDate: CalendarDate): Promise<void> {
  const { client, plan } = work;
  const tree = await treeOf(work);
  const group = standing(tree.group);
  const end = endAfter(endDate, plan.timeZone);
  const patch = { runSchedule: { $set: { end } } };
  const extendGroup = () =>
    demand(
      work,
      `settings:${groupKey}`,
      client.inAccount('adCampaignGroups', String(group.id)),
      patch,
    );
  const before = group.runSchedule.end ?? Number.POSITIVE_INFINITY;
  if (end > before) await extendGroup();
  for (const [format, { id, runSchedule }] of tree.campaigns) {
    if (runSchedule.end === end) continue;
    const path = client.inAccount('adCampaigns', String(id));
    await demand(work, `settings:${campaignKey(format)}`, path, patch);
  }
  if (end < before) await extendGroup();
}

export async function boost(work: Work, budget: number): Promise<void> {
  const tree = await treeOf(work);
  await settleBudget(work, tree, budget, adsPerFormat(standingAds(work, tree)));
}

/** What the ad has not spent is for the others; a campaign without ads rests. */
export async function removeAd(work: Work, adId: string): Promise<void> {
  await removeWordings(work, adId);
  const tree = await treeOf(work);
  const left = adsPerFormat(standingAds(work, tree).filter((ad) => ad.adId !== adId));
  await restCampaigns(work, tree, left);
  if ([...left.values()].some((count) => count > 0)) {
    await settleBudget(work, tree, work.plan.budget, left);
  }
}
