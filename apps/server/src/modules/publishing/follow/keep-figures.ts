import type { DailyFigure } from '@posthorn/connectors';
import { type Tx, writeFigures } from '@posthorn/db';
import type { PublicationRow } from '../engine/lease.ts';

/** What the ads did, day by day; answers whether anything is new. */
export const keepFigures = (
  tx: Tx,
  row: PublicationRow,
  figures: readonly DailyFigure[],
): Promise<boolean> =>
  writeFigures(
    tx,
    figures.map(({ adId, day, channel, impressions, clicks, leads, spend }) => ({
      ...{ campaign_id: row.campaign_id, ad_id: adId, day, channel },
      ...{ impressions, clicks, leads, spend },
    })),
  );
