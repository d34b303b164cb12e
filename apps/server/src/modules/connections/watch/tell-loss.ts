import type { Db, Tx } from '@posthorn/db';
import {
  budgetChannelsOn,
  campaignTitle,
  type LossReason,
  lossMessage,
  type NetworkRight,
  networkNames,
  runningStatuses,
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
    const concerned = isNews ? await findConcerned(tx, row) : undefined;
    if (!concerned) return;
    const { title, ...about } = concerned;
    await notify(tx, {
      ...about,
      accountId: row.account_id,
      message: say('news.connectionGone', {
        network: networkNames[row.network],
        reason: sayMessage(lossMessage(row.network, reason, missing)),
        title,
      }),
    });
  });
}

/**
 * News are about a campaign: here the one that suffers most, which is one that runs there. In an account
 * without campaigns only the settings tell.
 */
async function findConcerned(tx: Tx, row: AdAccountRow) {
  const campaign = await findCampaign(tx, row);
  const dynamic = campaign?.is_shown ? undefined : await findDynamicCampaign(tx, row);
  // One that is shown comes before one that is not, whatever its kind.
  if (dynamic && (dynamic.is_shown || !campaign)) {
    return {
      kind: 'jobAdsFailed' as const,
      ...{ dynamicCampaignId: dynamic.id, title: dynamic.title },
    };
  }
  return (
    campaign && {
      kind: 'connectionLost' as const,
      ...{ campaignId: campaign.id, workspaceId: campaign.workspace_id },
      title: campaignTitle(campaign),
    }
  );
}

const isShown = sql<boolean>`coalesce(publication.reached_delivery = 'active', false)`;

const findCampaign = (tx: Tx, { account_id, network }: AdAccountRow) =>
  tx
    .selectFrom('campaign')
    .leftJoin('publication', (join) =>
      join
        .onRef('publication.campaign_id', '=', 'campaign.id')
        .on('publication.channel', 'in', budgetChannelsOn(network)),
    )
    .select(['campaign.id', 'campaign.title', 'campaign.workspace_id', isShown.as('is_shown')])
    .where('campaign.account_id', '=', account_id)
    .orderBy(isShown, 'desc')
    .orderBy(sql`publication.id is not null`, 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of those that were deployed: a draft suffers nothing yet. */
const findDynamicCampaign = (tx: Tx, { account_id, network }: AdAccountRow) =>
  tx
    .selectFrom('dynamic_campaign')
    .innerJoin('publication', 'publication.dynamic_campaign_id', 'dynamic_campaign.id')
    .select(['dynamic_campaign.id', 'dynamic_campaign.title', isShown.as('is_shown')])
    .where('dynamic_campaign.account_id', '=', account_id)
    .where('dynamic_campaign.status', 'in', runningStatuses)
    .where('publication.channel', 'in', budgetChannelsOn(network))
    .orderBy(isShown, 'desc')
    .orderBy('dynamic_campaign.id', 'desc')
    .limit(1)
    .executeTakeFirst();
