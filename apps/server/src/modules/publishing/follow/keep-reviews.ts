import { type AdStatus, type Reason, sentencesOf } from '@posthorn/connectors';
import type { Tx } from '@posthorn/db';
import { budgetNames, type Message, messageOf, say, sayMessage } from '@posthorn/domain';
import { recordChange } from '../../../platform/record.ts';
import { notify } from '../../notifications/index.ts';
import type { PublicationRow } from '../engine/lease.ts';
import { findCampaign } from './find-campaign.ts';

/** How an error is called that came from a network's reviewers, after it had taken the ad. */
export const REVIEW_CODE = 'review';

/**
 * Ads that were refused after they were published, and those that were not after all. Answers whether
 * there are any that were not known.
 */
export async function keepReviews(
  tx: Tx,
  row: PublicationRow,
  ads: readonly AdStatus[],
): Promise<boolean> {
  const rejected = ads.filter(({ state }) => state === 'rejected');
  const known = await tx
    .selectFrom('campaign_error')
    .select(['id', 'ad_id'])
    .where('campaign_id', '=', row.campaign_id)
    .where('channel', '=', row.channel)
    .where('code', '=', REVIEW_CODE)
    .execute();
  const over = known.filter(({ ad_id }) => !rejected.some(({ adId }) => adId === ad_id));
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    await tx.deleteFrom('campaign_error').where('id', 'in', ids).execute();
  }
  const news = rejected.filter(({ adId }) => !known.some(({ ad_id }) => ad_id === adId));
  const told = await present(tx, row, news);
  await tell(tx, row, told);
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

async function tell(tx: Tx, row: PublicationRow, rejected: AdStatus[]): Promise<void> {
  if (rejected.length === 0) return;
  const { account_id, campaign_id } = row;
  const channel = budgetNames[row.channel];
  await tx
    .insertInto('campaign_error')
    .values(
      rejected.map(({ adId, reasons }) => ({
        ...{ account_id, campaign_id, channel: row.channel, ad_id: adId },
        kind: 'delivery' as const,
        code: REVIEW_CODE,
        request_id: `posthorn-${row.id}-${row.wanted_version}`,
        message: reasons.map(({ words }) => words).join('; '),
        user_text: JSON.stringify(rejectedText(channel, reasons)),
      })),
    )
    .execute();
  const campaign = await findCampaign(tx, row);
  const title = campaign.title || say('campaign.untitled');
  const place = { accountId: account_id, workspaceId: campaign.workspace_id };
  await notify(tx, {
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

const rejectedText = (channel: string, reasons: readonly Reason[]): Message =>
  reasons.length === 0
    ? messageOf('publish.rejectedUnexplained', { channel })
    : messageOf('publish.rejected', {
        channel,
        reason: sentencesOf(reasons).map(sayMessage).join(' '),
      });
