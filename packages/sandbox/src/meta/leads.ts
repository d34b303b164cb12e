import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { Call } from './call.ts';
import { page } from './listing.ts';
import { metaTime } from './meta-time.ts';
import { accountOf } from './node.ts';

/** Who has filled in the form of these ads; no one, where there is none. */
export function leadsOf(call: Call, ads: readonly LedgerObject[]) {
  const { world } = call;
  const withForm = ads.filter((ad) => formOf(ad, world) !== undefined);
  const views = withForm.flatMap((ad) =>
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
export const adsWithForm = ({ world }: Call, formId: string): LedgerObject[] =>
  world.ledger
    .list({ kind: 'ad', includeRemoved: true })
    .filter((ad) => formOf(ad, world) === formId);

function formOf(ad: LedgerObject, world: World): string | undefined {
  const creative = world.ledger.get(String(ad.fields.creative_id));
  return formIn(creative?.fields.object_story_spec);
}

/** The form behind a button, wherever in a story the button is. */
function formIn(story: unknown): string | undefined {
  if (typeof story !== 'object' || story === null) return undefined;
  for (const [name, inner] of Object.entries(story)) {
    const form = name === 'lead_gen_form_id' ? String(inner) : formIn(inner);
    if (form !== undefined) return form;
  }
  return undefined;
}
