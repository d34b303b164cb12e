import { isRefusal, type NetworkFailure } from '../failure.ts';
import type { Asset, PlannedSocialAd } from '../plan.ts';
import { refusal } from './failures.ts';
import {
  campaignKey,
  creativeKeyOf,
  type KnownAd,
  knownAds,
  postKeyOf,
  wordingOfAd,
} from './keys.ts';
import { type Format, formatOf, postsOf } from './mapping/format.ts';
import { creativePart, creativeRequest, postPart, postRequest } from './mapping/requests.ts';
import { mediaReady, sendMedia } from './media.ts';
import { remove, removeAdWording, removePost } from './removal.ts';
import { findCreatives, findPosts, idsOf } from './search.ts';
import type { Tree } from './tree.ts';
import type { Work } from './work.ts';

/** What a campaign shows. */
export interface ShownAd {
  adId: string;
  creativeId: string;
  format: Format;
}

/** An ad that stands on LinkedIn as it is planned, as a draft or more. */
export interface MadeAd extends ShownAd {
  ad: PlannedSocialAd;
}

export interface MadeAds {
  made: MadeAd[];
  refused: NetworkFailure[];
}

/** Makes what is missing. An ad that is refused for good does not hold up the others. */
export async function makeAds(work: Work, tree: Tree): Promise<MadeAds> {
  const made: MadeAd[] = [];
  const refused: NetworkFailure[] = [];
  const eachUnlessRefused = async (
    ads: readonly PlannedSocialAd[],
    step: (ad: PlannedSocialAd) => Promise<void>,
  ) => {
    const done: PlannedSocialAd[] = [];
    for (const ad of ads) {
      try {
        await step(ad);
        done.push(ad);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.push(error.about(ad.id));
      }
    }
    return done;
  };
  // All files first: LinkedIn works through the films while we send the rest. Nothing is made before they are ready, or
  // what is refused would be sent again with every look at them.
  const sent = await eachUnlessRefused(postsOf(work.plan), (ad) => eachFile(work, ad, sendMedia));
  const ready = await eachUnlessRefused(sent, (ad) => eachFile(work, ad, mediaReady));
  await eachUnlessRefused(ready, async (ad) => void made.push(await makeAd(work, tree, ad)));
  return { made, refused };
}

/** The file of an ad whose post is not there yet. */
export async function eachFile(
  work: Work,
  ad: PlannedSocialAd,
  step: (work: Work, asset: Asset) => Promise<unknown>,
): Promise<void> {
  const [asset] = ad.media;
  const isPosted = work.run.journal.ref(postKeyOf(wordingOfAd(work.plan, ad))) !== undefined;
  if (asset && !isPosted) await step(work, asset);
}

export async function makeAd(work: Work, tree: Tree, ad: PlannedSocialAd): Promise<MadeAd> {
  const { client, run, plan } = work;
  const key = creativeKeyOf(wordingOfAd(plan, ad));
  const format = formatOf(ad);
  const known = run.journal.ref(key);
  if (known !== undefined) {
    if (tree.creatives.has(known)) return { ad, adId: ad.id, format, creativeId: known };
    // A person deleted it on LinkedIn.
    const { wording } = wordingOfAd(plan, ad);
    await removeWhere(work, (one) => one.wording === wording);
  }
  const campaignId = run.journal.ref(campaignKey(format));
  if (campaignId === undefined) throw new Error(`No campaign for ad ${ad.id}`);
  const request = creativeRequest(plan, ad, { campaignId, postId: await makePost(work, ad) });
  const creativeId = await run.journal.create({
    key,
    request,
    send: () => client.create(client.inAccount('creatives'), request),
    find: async () =>
      idsOf(await findCreatives(client, plan, [campaignId]), creativePart(plan, ad)),
    remove: (id) => remove(client, 'creatives', id),
  });
  return { ad, adId: ad.id, format, creativeId };
}

async function makePost(work: Work, ad: PlannedSocialAd): Promise<string> {
  const { client, run, plan } = work;
  const key = postKeyOf(wordingOfAd(plan, ad));
  const known = run.journal.ref(key);
  if (known !== undefined) {
    if (await client.find(`posts/${encodeURIComponent(known)}`)) return known;
    // A deletion was carried out late, or by a worker that died before it wrote that down.
    await run.journal.forget(key);
  }
  const [asset] = ad.media;
  if (!asset) throw refusal('noMedia', { field: 'media' });
  const mediaId = await sendMedia(work, asset);
  const request = postRequest(plan, ad, { accountId: client.accountId, mediaId });
  return run.journal.create({
    key,
    request,
    send: () => client.create('posts', request),
    find: async () => idsOf(await findPosts(client, plan), postPart(plan, ad)),
    remove: (id) => removePost(client, id),
  });
}

/** Takes away every wording that the plan does not have, but what is shown in its place. */
export function removeUnplanned(work: Work, shown: readonly ShownAd[]): Promise<void> {
  const { plan } = work;
  const planned = new Set(postsOf(plan).map((ad) => wordingOfAd(plan, ad).wording));
  const kept = new Set<string | undefined>(shown.map(({ creativeId }) => creativeId));
  return removeWhere(
    work,
    ({ wording, creativeId }) => !planned.has(wording) && !kept.has(creativeId),
  );
}

/** Takes away every wording of one ad, but the one that is kept. */
export const removeWordings = (work: Work, adId: string, kept?: string): Promise<void> =>
  removeWhere(work, (known) => known.adId === adId && known.wording !== kept);

async function removeWhere(work: Work, isUnwanted: (ad: KnownAd) => boolean): Promise<void> {
  for (const known of knownAds(work.run.journal.refs)) {
    if (isUnwanted(known)) await removeAdWording(work, known);
  }
}
