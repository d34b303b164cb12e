import type { DailyFigure } from '@posthorn/connectors';
import { type Tx, writeFigures } from '@posthorn/db';
import { announce } from '../../../platform/events/announce.ts';
import type { PublicationRow } from '../engine/lease.ts';

/** What the ads did, day by day; screens that show it hear of it. */
export async function keepFigures(
  tx: Tx,
  row: PublicationRow,
  figures: readonly DailyFigure[],
): Promise<void> {
  if (figures.length === 0) return;
  await writeFigures(
    tx,
    figures.map(({ adId, day, channel, impressions, clicks, leads, spend }) => ({
      ...{ campaign_id: row.campaign_id, ad_id: adId, day, channel },
      ...{ impressions, clicks, leads, spend },
    })),
  );
  const campaign = await tx
    .selectFrom('campaign')
    .select('workspace_id')
    .where('id', '=', row.campaign_id)
    .executeTakeFirstOrThrow();
  await announce(tx, {
    accountId: row.account_id,
    audience: { workspaceId: campaign.workspace_id },
    event: { kind: 'campaign', id: row.campaign_id, action: 'changed', by: null },
  });
}
