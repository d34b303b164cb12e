import type { Db, Tx } from '@posthorn/db';
import {
  budgetChannelsOn,
  campaignTitle,
  type LossReason,
  lossMessage,
  type NetworkRight,
  networkNames,
  say,
  sayMessage,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { notify } from '../../notifications/index.ts';
import { announceConnection } from '../record-connection.ts';
import type { AdAccountRow } from '../repository.ts';

export interface Loss {
  reason: LossReason;
  missing: NetworkRight[];
}

/** Marks a connection as lost and tells the admins, once until it is made again. */
export function tellLoss(
  db: Db,
  row: AdAccountRow,
  { reason, missing }: Loss,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('ad_account')
      .select(['lost_at', 'lost_reason', 'missing_rights'])
      .where('id', '=', row.id)
      .where('sealed_keys', '=', row.sealed_keys)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return;
    const isNews = before.lost_at === null;
    const isSame = before.lost_reason === reason && before.missing_rights.join() === missing.join();
    if (!isNews && isSame) return;
    await tx
      .updateTable('ad_account')
      .set({ lost_at: before.lost_at ?? now, lost_reason: reason, missing_rights: missing })
      .where('id', '=', row.id)
      .execute();
    await announceConnection(tx, row.account_id);
    const campaign = isNews ? await findConcerned(tx, row) : undefined;
    if (!campaign) return;
    await notify(tx, {
      kind: 'connectionLost',
      accountId: row.account_id,
      workspaceId: campaign.workspace_id,
      campaignId: campaign.id,
      message: say('news.connectionGone', {
        network: networkNames[row.network],
        reason: sayMessage(lossMessage(row.network, reason, missing)),
        title: campaignTitle(campaign),
      }),
    });
  });
}

/**
 * News are about a campaign: here the one that suffers most, which is one that runs there. In an account
 * without campaigns only the settings tell.
 */
const findConcerned = (tx: Tx, { account_id, network }: AdAccountRow) =>
  tx
    .selectFrom('campaign')
    .leftJoin('publication', (join) =>
      join
        .onRef('publication.campaign_id', '=', 'campaign.id')
        .on('publication.channel', 'in', budgetChannelsOn(network)),
    )
    .select(['campaign.id', 'campaign.title', 'campaign.workspace_id'])
    .where('campaign.account_id', '=', account_id)
    .orderBy(sql`publication.reached_delivery = 'active'`, (order) => order.desc().nullsLast())
    .orderBy(sql`publication.id is not null`, 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(1)
    .executeTakeFirst();
