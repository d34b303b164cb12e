import type { World } from '../dialect.ts';
import type { Json, LedgerObject } from '../ledger/object.ts';
import type { Params } from './call.ts';
import { checkShownSet } from './catalogue/product-set.ts';
import { newCreative } from './creative.ts';
import { checkForm } from './forms/check-form.ts';
import { GraphError, invalid, refused } from './graph-error.ts';
import { above, kept } from './kept.ts';
import { platformsOf, textsIn } from './review.ts';
import { oneOf, record, text } from './value.ts';

/** The look of an ad: one that exists, or one that is made together with it. */
async function lookOf(account: string, adSet: LedgerObject, params: Params, world: World) {
  const creative = record(params, 'creative');
  if (!creative) throw invalid('The parameter creative is required', { field: 'creative' });
  const id = creative.creative_id ?? creative.id;
  if (id === undefined) {
    checkOnInstagram(adSet, record(creative, 'object_story_spec'));
    checkForm(adSet, creative, world);
    checkShownSet(adSet, creative.product_set_id);
    return newCreative(account, creative, world);
  }
  const existing = kept(world, 'adcreative', String(id), account, 'POST');
  checkOnInstagram(adSet, existing.fields.object_story_spec as Params);
  checkForm(adSet, existing.fields, world);
  checkShownSet(adSet, existing.fields.product_set_id);
  return () => existing.id;
}

/** As long as a caption there may be. */
const CAPTION_MAX = 2_200;

/** On Instagram an ad speaks in the name of an account there, and is shorter than on Facebook. */
function checkOnInstagram(adSet: LedgerObject, story: Params | undefined): void {
  const isOnInstagramOnly = platformsOf(adSet).every((platform) => platform === 'instagram');
  if (!isOnInstagramOnly) return;
  const { message: caption } =
    record(story ?? {}, 'link_data') ?? record(story ?? {}, 'video_data') ?? {};
  if (Array.from(String(caption ?? '')).length > CAPTION_MAX) {
    const message = `On Instagram the message has at most ${CAPTION_MAX} letters.`;
    throw refused(undefined, 'Text too long', message, 'message');
  }
  if (story?.instagram_user_id) return;
  const message = 'Choose the Instagram account in whose name the ad is shown.';
  throw refused(1772103, 'Instagram account missing', message, 'instagram_user_id');
}

/** Said of an ad that was made or changed nevertheless. */
const remark = new GraphError({
  message: 'Invalid parameter',
  code: 100,
  subcode: 3858258,
  userTitle: 'Ad can be improved',
  userMessage: 'This ad is shown. It may do better with another picture.',
});

function remarkOn(creativeId: string, world: World): void {
  const { object_story_spec, asset_feed_spec } = world.ledger.get(creativeId)?.fields ?? {};
  if (textsIn([object_story_spec, asset_feed_spec]).some((text) => text.includes('[[remark]]')))
    throw remark;
}

const statusIn = (params: Params): Record<string, Json> =>
  params.status === undefined ? {} : { status: oneOf('status', params.status, 'status') };

export async function newAd(account: string, params: Params, world: World) {
  const name = text(params, 'name');
  const adSet = kept(world, 'adset', text(params, 'adset_id'), account, 'POST');
  const look = await lookOf(account, adSet, params, world);
  const status = { status: 'ACTIVE', ...statusIn(params) };
  const { campaign_id = '' } = adSet.fields;
  return () => {
    const creative_id = look();
    const fields = { ...status, campaign_id, adset_id: adSet.id, creative_id };
    const made = { kind: 'ad', account, parent: adSet.id, name, fields };
    const { id } = world.ledger.create({ ...made, id: world.newId() });
    remarkOn(creative_id, world);
    return id;
  };
}

export async function changedAd(ad: LedgerObject, params: Params, world: World) {
  const name = params.name === undefined ? ad.name : text(params, 'name');
  const status = statusIn(params);
  const look =
    params.creative === undefined
      ? undefined
      : await lookOf(ad.account ?? '', above(world, ad), params, world);
  return () => {
    const creative_id = look?.();
    world.ledger.rename(ad.id, name);
    world.ledger.change(ad.id, { ...status, ...(creative_id !== undefined && { creative_id }) });
    if (creative_id !== undefined) remarkOn(creative_id, world);
  };
}
