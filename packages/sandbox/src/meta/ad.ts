import type { World } from '../dialect.ts';
import type { Json, LedgerObject } from '../ledger/object.ts';
import type { Params } from './call.ts';
import { newCreative } from './creative.ts';
import { invalid, refused } from './graph-error.ts';
import { above, kept } from './kept.ts';
import { platformsOf } from './review.ts';
import { oneOf, record, text } from './value.ts';

/** The look of an ad: one that exists, or one that is made together with it. */
async function lookOf(account: string, adSet: LedgerObject, params: Params, world: World) {
  const creative = record(params, 'creative');
  if (!creative) throw invalid('The parameter creative is required', { field: 'creative' });
  const id = creative.creative_id ?? creative.id;
  if (id === undefined) {
    checkSpeaker(adSet, record(creative, 'object_story_spec'));
    return newCreative(account, creative, world);
  }
  const existing = kept(world, 'adcreative', String(id), account, 'POST');
  checkSpeaker(adSet, existing.fields.object_story_spec as Params);
  return () => existing.id;
}

/** On Instagram an ad speaks in the name of an account there. */
function checkSpeaker(adSet: LedgerObject, story: Params | undefined): void {
  const isOnInstagramOnly = platformsOf(adSet).every((platform) => platform === 'instagram');
  if (!isOnInstagramOnly || story?.instagram_user_id) return;
  const message = 'Choose the Instagram account in whose name the ad is shown.';
  throw refused(1772103, 'Instagram account missing', message, 'instagram_user_id');
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
    const fields = { ...status, campaign_id, adset_id: adSet.id, creative_id: look() };
    const made = { kind: 'ad', account, parent: adSet.id, name, fields };
    return world.ledger.create({ ...made, id: world.newId() }).id;
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
    world.ledger.rename(ad.id, name);
    world.ledger.change(ad.id, { ...status, ...(look && { creative_id: look() }) });
  };
}
