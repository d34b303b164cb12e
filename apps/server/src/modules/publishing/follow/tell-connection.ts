import { NetworkFailure } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { campaignTitle, networkNames, networkOf, say } from '@posthorn/domain';
import { notify } from '../../notifications/index.ts';
import type { PublicationRow } from '../engine/lease.ts';
import { findCampaign } from './find-campaign.ts';

/** Whether the network takes our key no longer. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof NetworkFailure && error.kind === 'auth';

/**
 * Tells it once for all campaigns of the account on that network, with the one that noticed it first. It is
 * told again when the connection was made again meanwhile.
 */
export function tellConnectionLost(
  db: Db,
  row: PublicationRow,
  { now, isSandbox }: { now: Date; isSandbox: boolean },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await adAccountOf(tx, row, isSandbox)
      .set({ lost_at: now, lost_reason: 'refused' })
      .where('lost_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const campaign = await findCampaign(tx, row);
    await notify(tx, {
      kind: 'connectionLost',
      accountId: row.account_id,
      workspaceId: campaign.workspace_id,
      campaignId: row.campaign_id,
      message: say('news.connectionLost', {
        network: networkNames[networkOf[row.channel]],
        title: campaignTitle(campaign),
      }),
    });
  });
}

/** The network has answered: the next loss is news again. What a check has found is over with a check. */
export async function keepConnection(
  db: Db,
  row: PublicationRow,
  isSandbox: boolean,
): Promise<void> {
  await adAccountOf(db, row, isSandbox)
    .set({ lost_at: null, lost_reason: null })
    .where('lost_reason', '=', 'refused')
    .execute();
}

const adAccountOf = (tx: Db | Tx, { account_id, channel }: PublicationRow, isSandbox: boolean) =>
  tx
    .updateTable('ad_account')
    .where('account_id', '=', account_id)
    .where('network', '=', networkOf[channel])
    .where('is_sandbox', '=', isSandbox);
