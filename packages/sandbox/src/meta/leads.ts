import type { LedgerObject } from '../ledger/object.ts';
import type { Call } from './call.ts';
import { page } from './listing.ts';
import { metaTime } from './meta-time.ts';
import { accountOf } from './node.ts';

/** Who has filled in the form of these ads. */
export function leadsOf(call: Call, ads: readonly LedgerObject[]) {
  const { world } = call;
  const views = ads.flatMap((ad) =>
    world.leads(ad.id).map((lead) => ({
      id: lead.id,
      ad_id: ad.id,
      ad_name: ad.name,
      adset_id: ad.fields.adset_id,
      campaign_id: ad.fields.campaign_id,
      created_time: metaTime(lead.at, accountOf(ad, world)?.timeZone ?? 'UTC'),
      /** What a condition may ask for, in seconds. */
      time_created: Math.floor(lead.at / 1000),
      field_data: [
        { name: 'full_name', values: [`${lead.firstName} ${lead.lastName}`] },
        { name: 'email', values: [lead.email] },
        { name: 'phone_number', values: [lead.phone] },
      ],
    })),
  );
  return page(call, 'lead', views);
}

/** The ads that show a form. */
export const adsWithForm = (call: Call, formId: string): LedgerObject[] =>
  call.world.ledger.list({ kind: 'ad', includeRemoved: true }).filter((ad) => {
    const creative = call.world.ledger.get(String(ad.fields.creative_id));
    return mentions(creative?.fields.object_story_spec, formId);
  });

function mentions(value: unknown, formId: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => (name === 'lead_gen_form_id' && inner === formId) || mentions(inner, formId),
  );
}
