import type { World } from '../../dialect.ts';
import type { LedgerObject } from '../../ledger/object.ts';
import type { Call } from '../call.ts';
import { page } from '../listing.ts';
import { metaTime } from '../meta-time.ts';
import { accountOf } from '../node.ts';
import type { View } from '../projection.ts';
import { FORM, LEAD } from './kind.ts';
import { answersOf } from './questions.ts';

/** What a person has sent with a form. */
export interface FilledIn {
  id: string;
  form: LedgerObject;
  /** Null where they came to the form without an ad. */
  ad: LedgerObject | null;
  at: number;
  answers: readonly { name: string; values: readonly string[] }[];
}

/** Everything that was sent with a form: by those who saw its ads, and by hand on the form's page. Oldest first. */
export function filledIn(form: LedgerObject, world: World): FilledIn[] {
  const byAds = adsWithForm(world, form.id).flatMap((ad) =>
    world
      .leads(ad.id)
      .map((lead) => ({ id: lead.id, form, ad, at: lead.at, answers: answersOf(form, lead) })),
  );
  return [...byAds, ...byHand(form, world)].sort((one, other) => one.at - other.at);
}

export const byHand = (form: LedgerObject, world: World): FilledIn[] =>
  world.ledger.list({ kind: LEAD, parent: form.id }).map(({ id, fields, createdAt }) => ({
    id,
    form,
    ad: world.ledger.get(String(fields.ad_id ?? '')) ?? null,
    at: createdAt,
    answers: fields.answers as unknown as FilledIn['answers'],
  }));

export const countOf = (form: LedgerObject, world: World): number => filledIn(form, world).length;

export const leadsOfForm = (call: Call, form: LedgerObject) =>
  show(call, filledIn(form, call.world));

export function leadsOfAd(call: Call, ad: LedgerObject) {
  const form = call.world.ledger.get(formOf(ad, call.world) ?? '');
  const all = form ? filledIn(form, call.world) : [];
  return show(
    call,
    all.filter((one) => one.ad?.id === ad.id),
  );
}

/** One by its number; undefined where there is none, or none of a page that this key shows. */
export function leadAt({ world }: Pick<Call, 'world'>, id: string): View | undefined {
  const pages = world.pages().map((one) => one.id);
  for (const form of world.ledger.list({ kind: FORM })) {
    if (!pages.includes(String(form.fields.page_id))) continue;
    const found = filledIn(form, world).find((one) => one.id === id);
    if (found) return viewOf(found, world);
  }
  return undefined;
}

const show = (call: Call, all: readonly FilledIn[]) =>
  page(
    call,
    'lead',
    all.map((one) => viewOf(one, call.world)),
  );

const viewOf = ({ id, form, ad, at, answers }: FilledIn, world: World): View => ({
  id,
  form_id: form.id,
  is_organic: ad === null,
  ...(ad && {
    ad_id: ad.id,
    ad_name: ad.name,
    adset_id: ad.fields.adset_id,
    campaign_id: ad.fields.campaign_id,
  }),
  created_time: metaTime(at, (ad && accountOf(ad, world)?.timeZone) ?? 'UTC'),
  /** What a condition may ask for, in seconds. */
  time_created: Math.floor(at / 1000),
  field_data: answers,
});

/** The ads that show a form. */
export const adsWithForm = (world: World, formId: string): LedgerObject[] =>
  world.ledger
    .list({ kind: 'ad', includeRemoved: true })
    .filter((ad) => formOf(ad, world) === formId);

function formOf(ad: LedgerObject, world: World): string | undefined {
  const creative = world.ledger.get(String(ad.fields.creative_id));
  return formIn(creative?.fields);
}

/** The form behind a button, wherever in a look the button is. */
export function formIn(look: unknown): string | undefined {
  if (typeof look !== 'object' || look === null) return undefined;
  for (const [name, inner] of Object.entries(look)) {
    const form = name === 'lead_gen_form_id' ? String(inner) : formIn(inner);
    if (form !== undefined) return form;
  }
  return undefined;
}
