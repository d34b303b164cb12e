import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../connect.ts';
import type { Database } from '../schema.ts';

export type FigureRow = Insertable<Database['campaign_figure']>;

/**
 * Days as a network reports them. A day that is reported again replaces what was known, and the sums
 * are written anew from all days, so that both always agree.
 */
export async function writeFigures(db: Db | Tx, rows: FigureRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('campaign_figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['campaign_id', 'day', 'channel', 'ad_id']).doUpdateSet((eb) => ({
        impressions: eb.ref('excluded.impressions'),
        clicks: eb.ref('excluded.clicks'),
        leads: eb.ref('excluded.leads'),
        spend: eb.ref('excluded.spend'),
      })),
    )
    .execute();
  const campaigns = [...new Set(rows.map((row) => row.campaign_id))];
  await sql`
    insert into campaign_total (campaign_id, channel, impressions, clicks, leads, spend)
    select campaign_id, channel, sum(impressions), sum(clicks), sum(leads), sum(spend)
    from campaign_figure where campaign_id = any (${campaigns})
    group by campaign_id, channel
    on conflict (campaign_id, channel) do update set
      impressions = excluded.impressions, clicks = excluded.clicks,
      leads = excluded.leads, spend = excluded.spend`.execute(db);
}
