import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import type { StoredAd } from '../../ads/index.ts';
import type { StoredLeadForm } from '../../lead-forms/index.ts';
import type { CampaignState } from '../state.ts';
import type { TemplateUse } from './use-store.ts';

/** What a campaign was before a template was applied. */
export interface Before {
  state: Omit<CampaignState, 'status' | 'pausedAt'>;
  use: TemplateUse | null;
  /** Ads that left or were renewed. */
  ads: StoredAd[];
  /** Ids of the ads that came. */
  came: string[];
  /** The form that another one took the place of; null where there was none. */
  form?: StoredLeadForm | null;
}

/** As it is stored: what the template made of the campaign is called as its column in `template_use`. */
interface StoredBefore extends Omit<Before, 'use'> {
  use: (Omit<TemplateUse, 'fromTemplate'> & { given: TemplateUse['fromTemplate'] }) | null;
}

function stored({ use, ...before }: Before): StoredBefore {
  if (!use) return { ...before, use };
  const { fromTemplate, ...rest } = use;
  return { ...before, use: { ...rest, given: fromTemplate } };
}

function restored({ use, ...before }: StoredBefore): Before {
  if (!use) return { ...before, use };
  const { given, ...rest } = use;
  return { ...before, use: { ...rest, fromTemplate: given } };
}

/** The versions of all ads of a campaign, by which one can tell whether any was changed. */
export const adVersions = (campaign: 'campaign' | 'c') => sql`(
  select coalesce(jsonb_agg(jsonb_build_array(ad.id, ad.version) order by ad.id), '[]')
  from ad where ad.account_id = ${sql.ref(`${campaign}.account_id`)}
    and ad.campaign_id = ${sql.ref(`${campaign}.id`)})`;

/** The version of a campaign's form, by which one can tell whether it was changed; 0 where there is none. */
export const formVersion = (campaign: 'campaign' | 'c') => sql`(
  select coalesce(max(f.version), 0) from lead_form f
  where f.account_id = ${sql.ref(`${campaign}.account_id`)}
    and f.campaign_id = ${sql.ref(`${campaign}.id`)})`;

/** Keeps what was before, once the ads are what they will be. */
export async function keepUndo(
  tx: Tx,
  { accountId, campaignId }: { accountId: string; campaignId: string },
  before: Before,
  campaignVersion: number,
): Promise<void> {
  await sql`
    insert into template_undo (campaign_id, account_id, before, campaign_version, ad_versions, form_version)
    select c.id, c.account_id, ${JSON.stringify(stored(before))}::jsonb, ${campaignVersion}, ${adVersions('c')}, ${formVersion('c')}
    from campaign c where c.account_id = ${accountId} and c.id = ${campaignId}
    on conflict (campaign_id) do update set before = excluded.before,
      campaign_version = excluded.campaign_version, ad_versions = excluded.ad_versions, form_version = excluded.form_version,
      created_at = product_now()`.execute(tx);
}

/** Takes what was before, if nothing was changed since. */
export async function takeUndo(
  tx: Tx,
  { accountId, campaignId }: { accountId: string; campaignId: string },
): Promise<Before | undefined> {
  const { rows } = await sql<{ before: StoredBefore }>`
    delete from template_undo u using campaign c
    where c.id = u.campaign_id and c.account_id = ${accountId} and c.id = ${campaignId}
      and u.campaign_version = c.version and u.ad_versions = ${adVersions('c')} and u.form_version = ${formVersion('c')}
    returning u.before`.execute(tx);
  const [taken] = rows;
  return taken && restored(taken.before);
}
