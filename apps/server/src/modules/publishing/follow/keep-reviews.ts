import { createHash } from 'node:crypto';
import { type AdStatus, type Reason, sentencesOf } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import {
  budgetNames,
  campaignTitle,
  isByPerson,
  type Message,
  messageOf,
  type NetworkState,
  REVIEW_CODE,
  say,
  sayMessage,
} from '@posthorn/domain';
import { recordChange } from '../../../platform/record.ts';
import { notify } from '../../notifications/index.ts';
import type { PublicationRow } from '../engine/lease.ts';
import { endErrors, keepErrors } from '../errors/keep-errors.ts';
import { findCampaign } from './find-campaign.ts';

const REJECTED: NetworkState = 'rejected';

/**
 * Ads that were refused after they were published, and those that were not after all. Answers whether
 * there are any that were not known.
 */
export async function keepReviews(
  tx: Tx,
  row: PublicationRow,
  ads: readonly AdStatus[],
): Promise<boolean> {
  const rejected = ads.filter(({ state }) => state === REJECTED);
  const known = await tx
    .selectFrom('campaign_error')
    .select(['id', 'ad_id', 'is_open', 'resolution', 'times'])
    .where('campaign_id', '=', row.campaign_id)
    .where('channel', '=', row.channel)
    .where('code', '=', REVIEW_CODE)
    .execute();
  const over = known.filter(
    ({ ad_id, is_open }) => is_open && !rejected.some(({ adId }) => adId === ad_id),
  );
  const ids = over.map(({ id }) => id);
  if (ids.length > 0) await endErrors(tx, { ...row, ids }, { resolution: 'taken' });
  // A person has settled it, and the network has not changed its mind since.
  const isSettled = (adId: string) => row.ad_states[adId]?.state === REJECTED;
  const news = rejected.filter(
    ({ adId }) =>
      !known.some(
        ({ ad_id, is_open, resolution }) =>
          ad_id === adId && (is_open || (isByPerson(resolution) && isSettled(adId))),
      ),
  );
  const told = await present(tx, row, news);
  const before = known.filter(({ ad_id }) => told.some(({ adId }) => adId === ad_id));
  await tell(
    tx,
    row,
    told,
    before.reduce((all, { times }) => all + times, 0),
  );
  return over.length + told.length > 0;
}

/** An ad may have been deleted since. */
async function present(tx: Tx, row: PublicationRow, ads: AdStatus[]): Promise<AdStatus[]> {
  if (ads.length === 0) return [];
  const there = await tx
    .selectFrom('ad')
    .select('id')
    .where('campaign_id', '=', row.campaign_id)
    .execute();
  return ads.filter(({ adId }) => there.some(({ id }) => id === adId));
}

/** `timesBefore`: how often these ads were refused before, so that the next time is told again. */
async function tell(
  tx: Tx,
  row: PublicationRow,
  rejected: AdStatus[],
  timesBefore: number,
): Promise<void> {
  if (rejected.length === 0) return;
  const { account_id, campaign_id } = row;
  const channel = budgetNames[row.channel];
  await keepErrors(
    tx,
    row,
    rejected.map(({ adId, reasons }) => ({
      adId,
      code: REVIEW_CODE,
      requestId: `posthorn-${adId}-${row.wanted_version}`,
      message: reasons.map(({ words }) => words).join('; '),
      userText: rejectedText(channel, reasons),
    })),
  );
  const campaign = await findCampaign(tx, row);
  const title = campaignTitle(campaign);
  const place = { accountId: account_id, workspaceId: campaign.workspace_id };
  await notify(tx, {
    kind: 'adsRefused',
    once: `review ${row.channel} ${timesBefore} ${digest(rejected.map(({ adId }) => adId))}`,
    ...place,
    campaignId: campaign_id,
    message: say('publish.adsRefused', { channel, n: rejected.length, title }),
  });
  await recordChange(tx, {
    ...place,
    personId: null,
    kind: 'campaign',
    entityId: campaign_id,
    campaignId: campaign_id,
    action: 'changed',
    after: { adsRefused: { channel: row.channel, ads: rejected.length } },
    tells: { workspaceId: campaign.workspace_id },
  });
}

/** So many ids as there may be would be too long for the index that keeps news from being told twice. */
const digest = (ids: readonly string[]): string =>
  createHash('sha256')
    .update([...ids].sort().join())
    .digest('hex');

const rejectedText = (channel: string, reasons: readonly Reason[]): Message =>
  reasons.length === 0
    ? messageOf('publish.rejectedUnexplained', { channel })
    : messageOf('publish.rejected', {
        channel,
        reason: sentencesOf(reasons).map(sayMessage).join(' '),
      });
