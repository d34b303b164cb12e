import type { DailyFigure } from '@posthorn/connectors';
import { type Tx, writeFigures } from '@posthorn/db';
import type { PublicationRow } from '../engine/lease.ts';

/** What the ads did, day by day; answers whether anything is new. */
export async function keepFigures(
  tx: Tx,
  row: PublicationRow,
  figures: readonly DailyFigure[],
  now: Date,
): Promise<boolean> {
  const { id, campaign_id } = row;
  await tx.updateTable('publication').set({ figures_at: now }).where('id', '=', id).execute();
  return writeFigures(
    tx,
    figures.map(({ adId, day, channel, impressions, clicks, leads, spend }) => ({
      ...{ campaign_id, ad_id: adId, day, channel },
      ...{ impressions, clicks, leads, spend },
    })),
  );
}
