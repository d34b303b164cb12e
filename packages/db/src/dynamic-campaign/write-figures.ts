import type { CalendarDate } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Tx } from '../connect.ts';
import { settleDynamicCampaign } from '../finance/ledger.ts';

/** What the ad set of a feed did on one day. Spend is in cents. */
export interface DynamicFigure {
  adSet: string;
  day: CalendarDate;
  impressions: number;
  clicks: number;
  leads: number;
  spend: number;
}

/**
 * Days as the network reports them. A day that is reported again replaces what was known, and what is known of days that
 * were asked for and is not told any more, the network has taken back. The ledger follows. Answers whether anything was
 * new. The campaign is locked by the caller.
 */
export async function writeDynamicFigures(
  tx: Tx,
  dynamicCampaignId: string,
  figures: readonly DynamicFigure[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<boolean> {
  // A network that lets us read nothing any more answers like one that has nothing to tell.
  if (figures.length === 0) return false;
  const each = <Key extends keyof DynamicFigure>(key: Key) => figures.map((one) => one[key]);
  const { rows } = await sql`
    with told as (
      select * from unnest(${each('adSet')}::uuid[], ${each('day')}::date[],
        ${each('impressions')}::bigint[], ${each('clicks')}::bigint[],
        ${each('leads')}::bigint[], ${each('spend')}::bigint[])
        as t (ad_set, day, impressions, clicks, leads, spend)
    ), taken_back as (
      delete from dynamic_figure k
      where k.dynamic_campaign_id = ${dynamicCampaignId} and k.day between ${from}::date and ${to}::date
        and not exists (select from told t where t.ad_set = k.ad_set and t.day = k.day)
      returning k.day
    ), written as (
      insert into dynamic_figure as f
        (dynamic_campaign_id, ad_set, day, impressions, clicks, leads, spend)
      select ${dynamicCampaignId}::uuid, t.* from told t
      on conflict (dynamic_campaign_id, day, ad_set) do update set
        impressions = excluded.impressions, clicks = excluded.clicks,
        leads = excluded.leads, spend = excluded.spend
      where (f.impressions, f.clicks, f.leads, f.spend)
        is distinct from (excluded.impressions, excluded.clicks, excluded.leads, excluded.spend)
      returning f.day
    )
    select day from taken_back union all select day from written`.execute(tx);
  if (rows.length > 0) await settleDynamicCampaign(tx, dynamicCampaignId);
  return rows.length > 0;
}
