import { isRefusal, type NetworkFailure } from '../failure.ts';
import type { MadeAd, ShownAd } from './ads.ts';
import { campaignKey, creativeKeyOf, groupKey, knownAds, wordingOfAd } from './keys.ts';
import { type Format, formatOf, formats, postsOf } from './mapping/format.ts';
import { formatShowing, type Tree } from './tree.ts';
import type { Group } from './wire.ts';
import { demand, type Work } from './work.ts';

export const adsPerFormat = (ads: readonly ShownAd[]): Map<Format, number> =>
  new Map(formats.map((format) => [format, ads.filter((ad) => ad.format === format).length]));

/** Switches ads on; below a group that is not on, that shows no one anything. */
export async function activateAds(
  work: Work,
  tree: Tree,
  ads: readonly MadeAd[],
): Promise<{ active: MadeAd[]; refused: NetworkFailure[] }> {
  const active: MadeAd[] = [];
  const refused: NetworkFailure[] = [];
  for (const made of ads) {
    const { ad, creativeId } = made;
    try {
      if (tree.creatives.get(creativeId)?.intendedStatus !== 'ACTIVE') {
        const key = `status:${creativeKeyOf(wordingOfAd(work.plan, ad))}`;
        const path = work.client.inAccount('creatives', creativeId);
        await demand(work, key, path, { $set: { intendedStatus: 'ACTIVE' } });
      }
      active.push(made);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push(error.about(ad.id));
    }
  }
  return { active, refused };
}

/** A campaign without ads is off before what it has left is given to others. */
export async function restCampaigns(
  work: Work,
  tree: Tree,
  ads: ReadonlyMap<Format, number>,
): Promise<void> {
  for (const [format, campaign] of tree.campaigns) {
    if ((ads.get(format) ?? 0) > 0 || campaign.status !== 'ACTIVE') continue;
    await setCampaignStatus(work, format, campaign, 'PAUSED');
  }
}

export async function wakeCampaigns(
  work: Work,
  tree: Tree,
  ads: ReadonlyMap<Format, number>,
): Promise<void> {
  for (const [format, campaign] of tree.campaigns) {
    if ((ads.get(format) ?? 0) === 0 || campaign.status === 'ACTIVE') continue;
    await setCampaignStatus(work, format, campaign, 'ACTIVE');
  }
}

export const setGroupStatus = (work: Work, { id }: Group, status: string): Promise<void> =>
  demand(work, `status:${groupKey}`, work.client.inAccount('adCampaignGroups', String(id)), {
    $set: { status },
  });

export const setCampaignStatus = (
  work: Work,
  format: Format,
  { id }: Group,
  status: string,
): Promise<void> =>
  demand(work, `status:${campaignKey(format)}`, work.client.inAccount('adCampaigns', String(id)), {
    $set: { status },
  });

/** The ads of the plan that stand on LinkedIn, as they are planned or as they were before. */
export const standingAds = (work: Work, tree: Tree): ShownAd[] =>
  postsOf(work.plan).flatMap((ad): ShownAd[] => {
    const creativeId = work.run.journal.ref(creativeKeyOf(wordingOfAd(work.plan, ad)));
    const creative = creativeId === undefined ? undefined : tree.creatives.get(creativeId);
    const planned = creative
      ? [{ adId: ad.id, creativeId: creative.id, format: formatOf(ad) }]
      : [];
    if (creative?.intendedStatus === 'ACTIVE') return planned;
    const former = formerWordings(work, tree, ad.id);
    return former.length > 0 ? former : planned;
  });

/** What goes on in place of ads that are refused. */
export const formerAds = (work: Work, tree: Tree, refused: readonly NetworkFailure[]): ShownAd[] =>
  refused.flatMap(({ failure }) => formerWordings(work, tree, failure.adId));

/** Earlier wordings of an ad that are still on. */
function formerWordings({ plan, run }: Work, tree: Tree, id: string | undefined): ShownAd[] {
  const planned = new Set(postsOf(plan).map((ad) => wordingOfAd(plan, ad).wording));
  return knownAds(run.journal.refs).flatMap(({ adId, wording, creativeId = '' }) => {
    const creative = tree.creatives.get(creativeId);
    if (adId !== id || planned.has(wording) || creative?.intendedStatus !== 'ACTIVE') return [];
    const format = formatShowing(tree, creative);
    return format ? [{ adId, creativeId, format }] : [];
  });
}
