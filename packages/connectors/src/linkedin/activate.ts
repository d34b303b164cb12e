import type { NetworkFailure } from '../failure.ts';
import type { MadeAd } from './ads.ts';
import { isRefusal } from './failures.ts';
import { campaignKey, creativeKeyOf, groupKey, wordingOfAd } from './keys.ts';
import { type Format, formatOf, formats, postsOf } from './mapping/format.ts';
import type { Tree } from './tree.ts';
import type { Group } from './wire.ts';
import { demand, type Work } from './work.ts';

export const adsPerFormat = (made: readonly MadeAd[]): Map<Format, number> =>
  new Map(
    formats.map((format) => [format, made.filter(({ ad }) => formatOf(ad) === format).length]),
  );

/** Switches ads on; below a group that is not on, that shows nobody anything. */
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

/** Switches campaigns with ads on, and those without off. */
export async function activateCampaigns(
  work: Work,
  tree: Tree,
  ads: ReadonlyMap<Format, number>,
): Promise<void> {
  for (const [format, campaign] of tree.campaigns) {
    const wanted = (ads.get(format) ?? 0) > 0 ? 'ACTIVE' : 'PAUSED';
    const isDraftToStay = campaign.status === 'DRAFT' && wanted === 'PAUSED';
    if (campaign.status === wanted || isDraftToStay) continue;
    await setCampaignStatus(work, format, campaign, wanted);
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

/** The ads of the plan that stand on LinkedIn, in their present wording. */
export const standingAds = ({ plan, run }: Work, tree: Tree): MadeAd[] =>
  postsOf(plan).flatMap((ad) => {
    const creativeId = run.journal.ref(creativeKeyOf(wordingOfAd(plan, ad)));
    return creativeId !== undefined && tree.creatives.has(creativeId) ? [{ ad, creativeId }] : [];
  });
