import { adTypeSpecs, utmQuery } from '@posthorn/domain';
import type { Plan, PlannedSocialAd } from '../plan.ts';
import { creativeOf, filesOf } from './creative.ts';
import { establish, make } from './establish.ts';
import { type Family, families, familyOf } from './family.ts';
import { adSetWish, adWish, campaignWish } from './mapping.ts';
import { adPart, CAMPAIGN, creativePart, partName, setPart } from './part.ts';
import { placesOnMeta } from './places.ts';
import { rowOf } from './survey.ts';
import { idsOfPart, marked, partOf, under } from './tree.ts';
import { shown } from './uploads.ts';
import type { Work } from './work.ts';

/** The creative of an ad. It never changes: what looks different is another one. */
export async function buildCreative(
  work: Work,
  ad: PlannedSocialAd,
  formId: string | undefined,
): Promise<string> {
  const { graph, run, plan } = work;
  const creative = creativeOf(plan, ad, await shown(graph, run, filesOf(ad)), formId);
  const tags = urlTags(plan, ad);
  // What has one picture keeps the name it always had, so that it is not made again.
  const content = creative.asset_feed_spec ? creative : creative.object_story_spec;
  const part = creativePart(ad.id, tags === '' ? content : [content, tags]);
  await forgetWhereGone(work, ad, part);
  const { id } = await make(work, {
    part,
    edge: 'adcreatives',
    params: {
      name: partName(plan, part),
      ...creative,
      ...(tags !== '' && { url_tags: tags }),
    },
    find: async () => idsOfPart(await marked(graph, plan, 'adcreatives'), part),
  });
  return id;
}

/** Facebook and Instagram share a campaign, but not their tracking parameters. A form leads nowhere. */
const urlTags = (plan: Plan, ad: PlannedSocialAd): string =>
  plan.form ? '' : utmQuery(plan.utm?.[adTypeSpecs[ad.adType].channel] ?? {});

/** No ad can be made with a creative that was deleted; what an ad shows is there. */
async function forgetWhereGone(
  { graph, run, standing }: Work,
  ad: PlannedSocialAd,
  part: string,
): Promise<void> {
  const known = run.journal.ref(part);
  if (known === undefined || standing.get(adPart(ad.id))?.creative?.id === known) return;
  if (!(await rowOf(graph, known, 'id,name,status'))) await run.journal.forget(part);
}

export const buildCampaign = (work: Work): Promise<string> =>
  establish(work, {
    part: CAMPAIGN,
    edge: 'campaigns',
    wish: campaignWish(work.plan),
    find: async () => idsOfPart(await marked(work.graph, work.plan, 'campaigns'), CAMPAIGN),
  });

/** One ad set for each family that some of these ads belong to. */
export async function buildAdSets(
  work: Work,
  campaignId: string,
  ads: readonly PlannedSocialAd[],
): Promise<Map<Family, string>> {
  const { graph, run, plan } = work;
  const on = {
    campaignId,
    places: await placesOnMeta(run, plan.places),
    aim: graph.eventToAimAt,
    now: graph.now(),
  };
  const sets = new Map<Family, string>();
  for (const family of families.filter((one) => ads.some((ad) => familyOf(ad) === one))) {
    const part = setPart(family);
    const id = await establish(work, {
      part,
      edge: 'adsets',
      wish: adSetWish(plan, family, on),
      find: async () => idsOfPart(await under(graph, partOf(plan, {}), campaignId, 'adsets'), part),
    });
    sets.set(family, id);
  }
  return sets;
}

export function buildAd(
  work: Work,
  ad: PlannedSocialAd,
  on: { campaignId: string; sets: ReadonlyMap<Family, string>; creativeId: string },
): Promise<string> {
  const { graph, plan } = work;
  const part = adPart(ad.id);
  const adSetId = on.sets.get(familyOf(ad));
  if (adSetId === undefined) throw new Error(`There is no ad set for ${ad.adType}`);
  return establish(work, {
    part,
    edge: 'ads',
    wish: adWish(plan, ad, { adSetId, creativeId: on.creativeId }),
    find: async () => idsOfPart(await under(graph, partOf(plan, {}), on.campaignId, 'ads'), part),
  });
}
