import type { CalendarDate } from '@posthorn/domain';
import { isRefusal } from '../failure.ts';
import { adsPerFormat, restCampaigns, setGroupStatus, standingAds } from './activate.ts';
import { removeWordings } from './ads.ts';
import { campaignKey, groupKey } from './keys.ts';
import { endAfter } from './mapping/schedule.ts';
import { remove } from './removal.ts';
import { settleBudget, standing } from './settle.ts';
import { treeOf } from './tree.ts';
import type { Group } from './wire.ts';
import { demand, type Work } from './work.ts';

/** The group holds everything: while it is paused, nothing in it is shown. */
export async function pause(work: Work): Promise<void> {
  const { group } = await treeOf(work);
  if (group?.status === 'ACTIVE') await setGroupStatus(work, group, 'PAUSED');
}

export async function resume(work: Work): Promise<void> {
  const group = standing((await treeOf(work)).group);
  if (group.status !== 'ACTIVE') await setGroupStatus(work, group, 'ACTIVE');
}

/** Ends everything today. Drafts never began and just go; the rest is put away with its figures. */
export async function stop(work: Work, today: CalendarDate): Promise<void> {
  const { client, plan } = work;
  const tree = await treeOf(work);
  const end = endAfter(today, plan.timeZone);
  const { group } = tree;
  if (group && group.status === 'ACTIVE') await setGroupStatus(work, group, 'PAUSED');
  for (const [format, campaign] of tree.campaigns) {
    if (campaign.status === 'DRAFT') await remove(client, 'adCampaigns', String(campaign.id));
    else await putAway(work, 'adCampaigns', campaignKey(format), campaign, end);
  }
  if (!group) return;
  if (group.status === 'DRAFT') await remove(client, 'adCampaignGroups', String(group.id));
  else await putAway(work, 'adCampaignGroups', groupKey, group, end);
}

async function putAway(
  work: Work,
  resource: 'adCampaigns' | 'adCampaignGroups',
  key: string,
  object: Group,
  end: number,
): Promise<void> {
  const { start, end: plannedEnd } = object.runSchedule;
  const isEarlier = start < end && end < (plannedEnd ?? Number.POSITIVE_INFINITY);
  const path = work.client.inAccount(resource, String(object.id));
  if (resource === 'adCampaigns' && object.status === 'ACTIVE') {
    await demand(work, `status:${key}`, path, { $set: { status: 'PAUSED' } });
  }
  if (isEarlier) await endEarlier(work, `settings:${key}`, path, end);
  if (object.status === 'ARCHIVED') return;
  await demand(work, `status:${key}`, path, { $set: { status: 'ARCHIVED' } });
}

/** A date that has passed on LinkedIn already is refused. What it belongs to is off by then. */
async function endEarlier(work: Work, key: string, path: string, end: number): Promise<void> {
  try {
    await demand(work, key, path, { runSchedule: { $set: { end } } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
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
