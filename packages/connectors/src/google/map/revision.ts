import { createHash } from 'node:crypto';
import { markerOf, type Plan, type PlannedAd, partNamed } from '../../plan.ts';

/**
 * Each of our ads is an ad group of its own over there, and the name of that group carries the ad's
 * id and the revision of its content. Why a group and not the ad itself: a search ad has no name at
 * all, banners are nine ads that are one to us, and the name of a group is unique within its campaign,
 * so Google itself refuses to make one twice. It also lets each search ad have its own three places,
 * and statistics, review and pausing go by our ad.
 *
 * The name has nothing in it that can change while its content does not, for the same reason.
 */
export interface Revision {
  adId: string;
  hash: string;
}

export const revisionOf = (plan: Plan, ad: PlannedAd): Revision => ({
  adId: ad.id,
  hash: createHash('sha256')
    .update(JSON.stringify(contentOf(plan, ad)))
    .digest('hex')
    .slice(0, 12),
});

/**
 * Everything that an ad group is made from, in a fixed order: a plan may come back from storage. Its keywords
 * can change without it, see `alignKeywords`: a new ad group would be reviewed anew and forget what it learned.
 */
function contentOf(plan: Plan, ad: PlannedAd): unknown[] {
  const everywhere = [ad.adType, plan.landingPage];
  if ('headlines' in ad) return [...everywhere, ad.headlines, ad.descriptions];
  if ('pictures' in ad) return [...everywhere, plan.goal, ad.pictures.map(({ key }) => key)];
  if ('bundle' in ad) return [...everywhere, plan.goal, ad.name, ad.bundle.key];
  return everywhere;
}

/** How a revision is called in the journal and in names on the network. */
export const partOf = ({ adId, hash }: Revision): string => `ad:${adId}:${hash}`;

export function revisionIn(part: string): Revision | undefined {
  const [, adId, hash] = /^ad:(.+):([0-9a-f]{12})$/.exec(part) ?? [];
  return adId !== undefined && hash !== undefined ? { adId, hash } : undefined;
}

export const groupName = (plan: Pick<Plan, 'marker'>, label: string, revision: Revision): string =>
  `${label} ${markerOf(plan)}${partOf(revision)}]`;

export function revisionNamed(plan: Pick<Plan, 'marker'>, name: string): Revision | undefined {
  const part = partNamed(plan, name);
  return part === undefined ? undefined : revisionIn(part);
}
