import { needsConversionId } from '@posthorn/domain';
import { isNotFound, refusal } from './failures.ts';
import { campaignKey, groupKey } from './keys.ts';
import { type Format, formatOf, formats, postsOf } from './mapping/format.ts';
import { campaignRequest, groupRequest } from './mapping/requests.ts';
import { runScheduleOf } from './mapping/schedule.ts';
import { shareBudget } from './mapping/share.ts';
import { remove } from './removal.ts';
import { findCampaigns, findGroups, idsOf } from './search.ts';
import { conversionUrn, idOf } from './urn.ts';
import type { Work } from './work.ts';

/** Makes the group of a plan, if there is none yet. */
export function makeGroup({ client, clock, run, plan }: Work): Promise<string> {
  const request = groupRequest(plan, client.accountId, runScheduleOf(plan, clock.now()));
  return run.journal.create({
    key: groupKey,
    request,
    send: () => client.create(client.inAccount('adCampaignGroups'), request),
    find: async () => idsOf(await findGroups(client, plan), 'group'),
    remove: (id) => remove(client, 'adCampaignGroups', id),
  });
}

/** Makes a campaign for each format that the plan has ads of. */
export async function makeCampaigns(
  work: Work,
  groupId: string,
  places: readonly string[],
): Promise<void> {
  const { client, clock, run, plan } = work;
  const runSchedule = runScheduleOf(plan, clock.now());
  for (const [format, budget] of firstShares(work)) {
    const wish = { format, accountId: client.accountId, groupId, budget, runSchedule, places };
    const request = campaignRequest(plan, wish);
    const campaignId = await run.journal.create({
      key: campaignKey(format),
      request,
      send: () => client.create(client.inAccount('adCampaigns'), request),
      find: async () => idsOf(await findCampaigns(client, plan, groupId), format),
      remove: (id) => remove(client, 'adCampaigns', id),
    });
    await countConversions(work, format, campaignId);
    await track(work, format, campaignId);
  }
}

/** Whether a format of the plan has no campaign yet. */
export const lacksCampaign = (work: Work): boolean =>
  firstShares(work).some(([format]) => work.run.journal.ref(campaignKey(format)) === undefined);

/** Before anything is spent, ads are worth the same. */
function firstShares({ plan }: Work): [Format, number][] {
  const posts = postsOf(plan);
  const used = formats.filter((format) => posts.some((post) => formatOf(post) === format));
  const shares = shareBudget(
    plan.budget,
    used.map((format) => ({
      weight: posts.filter((post) => formatOf(post) === format).length,
      spent: 0,
    })),
  );
  return used.map((format, index) => [format, shares[index] ?? 0]);
}

/** A campaign that works for conversions must know which one. */
async function countConversions(
  { client, run, plan }: Work,
  format: Format,
  campaignId: string,
): Promise<void> {
  if (!needsConversionId(plan.goal)) return;
  const { journal } = run;
  const campaign = `urn:li:sponsoredCampaign:${campaignId}`;
  const conversion = conversionUrn(client.conversionId ?? '');
  const pathOf = (counted: string) =>
    `campaignConversions/(campaign:${encodeURIComponent(campaign)},conversion:${encodeURIComponent(counted)})`;
  const key = countedKey(format, conversion);
  await journal.change({
    key,
    request: conversion,
    send: async () => {
      await client.update(pathOf(conversion), { campaign, conversion }).catch((error: unknown) => {
        // The campaign was made a moment ago: it is the conversion that is not known.
        throw isNotFound(error) ? refusal('conversionUnknown', { field: 'goal' }) : error;
      });
      return conversion;
    },
  });
  // Where another one was chosen since, LinkedIn would go on working for both.
  for (const [other, counted] of Object.entries(journal.refs)) {
    if (other === key || other !== countedKey(format, counted)) continue;
    await client.delete(pathOf(counted));
    await journal.forget(other);
  }
}

const countedKey = (format: Format, conversion: string): string =>
  `conversion:${format}:${idOf(conversion)}`;

/** LinkedIn appends them to every landing page of the campaign; the ads are not reviewed again. */
async function track(
  { client, run, plan }: Work,
  format: Format,
  campaignId: string,
): Promise<void> {
  const key = `tracking:${format}`;
  const utm = plan.utm?.[plan.channel] ?? {};
  if (Object.keys(utm).length === 0 && run.journal.ref(key) === undefined) return;
  const campaign = encodeURIComponent(`urn:li:sponsoredCampaign:${campaignId}`);
  const request = { customValueParameters: utm, dynamicValueParameters: {} };
  await run.journal.change({
    key,
    request,
    send: async () => {
      await client.update(
        `adTrackingParameters/(adEntity:(sponsoredCampaign:${campaign}))`,
        request,
      );
      return undefined;
    },
  });
}
