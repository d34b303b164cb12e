import type { DailyFigure, ToFollow } from '@posthorn/connectors';
import { noteTold, type Tx, writeFigures } from '@posthorn/db';
import { campaignTypeSpecs, channelsPaidBy } from '@posthorn/domain';
import type { PublicationRow } from '../engine/lease.ts';
import { findCampaign } from './find-campaign.ts';

/**
 * What the ads did on the days that were asked for; answers whether anything is new. Applications in a form are counted as they
 * are received, so that their number and their list agree.
 */
export async function keepFigures(
  tx: Tx,
  row: PublicationRow,
  figures: readonly DailyFigure[],
  { from, to }: Pick<ToFollow, 'from' | 'to'>,
  now: Date,
): Promise<boolean> {
  const { id, campaign_id, channel: budget } = row;
  await tx.updateTable('publication').set({ figures_at: now }).where('id', '=', id).execute();
  const { type } = await findCampaign(tx, row);
  const isDifferent = await writeFigures(
    tx,
    figures.map(({ adId, day, channel, impressions, clicks, leads, spend }) => ({
      ...{ campaign_id, ad_id: adId, day, channel },
      ...{ impressions, clicks, leads, spend },
    })),
    {
      keepsLeads: campaignTypeSpecs[type].needsForm,
      whole: { channels: channelsPaidBy(budget), from, to },
    },
  );
  if (row.figures_at !== null) return isDifferent;
  await noteTold(tx, campaign_id);
  return true;
}
