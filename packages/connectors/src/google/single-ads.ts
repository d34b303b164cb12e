import { messageOf } from '@posthorn/domain';
import type { Published, Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { checkKeywords, sortAds } from './checks.ts';
import { ensureGroup } from './creation.ts';
import type { Desk } from './desk.ts';
import { isRefusedOperation } from './errors/error.ts';
import { refusal } from './errors/failure.ts';
import { campaignOf } from './lifecycle.ts';
import { adGroupOf } from './map/ad-group.ts';
import { CAMPAIGN_KEY, CAMPAIGN_PART } from './map/frame.ts';
import { partOf, revisionIn } from './map/revision.ts';
import { update } from './operation.ts';
import { takeAway, takeAwayCampaign } from './removal.ts';
import { keepFormersOff } from './successor.ts';
import { assertListed, findCampaigns, findGroups } from './tree.ts';
import { uploadFiles } from './upload.ts';

/** Makes the ad as it is now, and swaps it for the revisions before it in one mutate. */
export async function replaceAd(desk: Desk, plan: Plan, adId: string, run: Run): Promise<void> {
  const campaign = campaignOf(run.journal);
  checkKeywords(plan);
  const one = { ...plan, ads: plan.ads.filter(({ id }) => id === adId) };
  const { fit, refused } = sortAds(one, desk.settings.capabilities);
  const files = await uploadFiles(desk, fit, run);
  const [failure] = [...refused, ...files.refused];
  if (failure) throw new NetworkFailure(failure);
  const [ad] = files.ready;
  if (!ad) throw refusal('invalid', 'noAd', messageOf('google.adGone'), adId);

  const group = adGroupOf(plan, ad);
  const groups = await findGroups(desk.client, plan, campaign);
  const older = Object.entries(run.journal.refs).flatMap(([key, name]) =>
    revisionIn(key)?.adId === adId && key !== group.part ? [name] : [],
  );
  assertListed(older, groups);
  const seen = groups.filter(({ revision }) => revision.adId === adId);
  const living = seen.filter(({ status }) => status !== 'REMOVED');
  const made = new Map(living.map((old) => [partOf(old.revision), old.resourceName]));
  if (seen.length > 0 && !made.has(group.part)) await run.journal.forget(group.part);
  const making = { desk, plan, run, assets: files.assets, made, refused: new Map() };
  const name = await ensureGroup(making, campaign, group).catch((error: unknown) => {
    throw isRefusedOperation(error) ? error.about(adId) : error;
  });

  const before = living.filter(({ resourceName }) => resourceName !== name);
  const operations = [
    update('adGroupOperation', name, { status: 'ENABLED' }),
    ...before.map((old) => update('adGroupOperation', old.resourceName, { status: 'PAUSED' })),
  ];
  await desk.client.mutate('change', operations, { signal: run.signal });
  for (const old of before) await takeAway(desk, 'adGroupOperation', old.resourceName, run);
  await forgetAd(run, adId, name);
}

export async function removeAd(desk: Desk, published: Published, adId: string, run: Run) {
  const groups = await findGroups(desk.client, published.plan, campaignOf(published));
  const known = Object.entries(published.refs).flatMap(([key, name]) =>
    revisionIn(key)?.adId === adId ? [name] : [],
  );
  const found = groups
    .filter(({ revision, status }) => revision.adId === adId && status !== 'REMOVED')
    .map(({ resourceName }) => resourceName);
  for (const name of new Set([...known, ...found]))
    await takeAway(desk, 'adGroupOperation', name, run);
  await forgetAd(run, adId);
}

async function forgetAd({ journal }: Run, adId: string, except?: string): Promise<void> {
  for (const [key, name] of Object.entries(journal.refs))
    if (revisionIn(key)?.adId === adId && name !== except) await journal.forget(key);
}

/** Late echoes: campaigns and ad groups with our name that the journal does not know, and former campaigns that are on. */
export async function tidy(desk: Desk, { plan, refs }: Published, run: Run): Promise<number> {
  const known = new Set(Object.values(refs));
  const isCampaign = (part: string) => part.startsWith(CAMPAIGN_PART);
  const campaigns = await findCampaigns(desk.client, plan, isCampaign);
  const strayCampaigns = campaigns.filter((name) => !known.has(name));
  for (const name of strayCampaigns) await takeAwayCampaign(desk, name, run);
  const campaign = campaigns.find((name) => name === refs[CAMPAIGN_KEY]);
  const groups = campaign ? await findGroups(desk.client, plan, campaign) : [];
  const strayGroups = groups.filter(
    ({ resourceName, status }) => status !== 'REMOVED' && !known.has(resourceName),
  );
  for (const { resourceName } of strayGroups)
    await takeAway(desk, 'adGroupOperation', resourceName, run);
  return strayCampaigns.length + strayGroups.length + (await keepFormersOff(desk, run));
}
