import type { Failure, NetworkFailure } from '../failure.ts';
import {
  activateAds,
  activateCampaigns,
  adsPerFormat,
  setGroupStatus,
  standingAds,
} from './activate.ts';
import { makeAd, makeAds, removeUnplanned, removeWordings } from './ads.ts';
import { isRefusal } from './failures.ts';
import { wordingOfAd } from './keys.ts';
import { postsOf } from './mapping/format.ts';
import { placesOnLinkedIn } from './places.ts';
import { settle, settleBudget, standing } from './settle.ts';
import { makeCampaigns, makeGroup } from './structure.ts';
import { readTree } from './tree.ts';
import { planRefusals } from './validate.ts';
import type { Work } from './work.ts';

/**
 * Makes LinkedIn look like the plan. Everything comes into being as a draft, and is switched on when
 * all of it is there and right; the campaigns last, because it is they who spend.
 */
export async function publish(work: Work): Promise<Failure[]> {
  const { client, run, plan } = work;
  const places = await makeStructure(work);
  const { made, refused } = await makeAds(work, await readTree(client, run.journal.refs));
  await removeUnplanned(work);
  if (made.length === 0) throw reasonOf(refused);
  const tree = await readTree(client, run.journal.refs);
  await settle(work, tree, { places, ads: adsPerFormat(made) });
  const { active, refused: refusedLater } = await activateAds(work, tree, made);
  const failures = [...refused, ...refusedLater];
  if (active.length === 0) throw reasonOf(failures);
  if (refusedLater.length > 0) {
    const settled = await readTree(client, run.journal.refs);
    await settleBudget(work, settled, plan.budget, adsPerFormat(active));
  }
  // A group of drafts takes nothing but drafts, so it goes before its campaigns.
  const group = standing(tree.group);
  if (group.status !== 'ACTIVE') await setGroupStatus(work, group, 'ACTIVE');
  await activateCampaigns(work, tree, adsPerFormat(active));
  return failures.map(({ failure }) => failure);
}

/** Publishes one ad anew; its old wording goes only when the new one stands. */
export async function replaceAd(work: Work, adId: string): Promise<void> {
  const { client, run, plan } = work;
  const ad = postsOf(plan).find(({ id }) => id === adId);
  if (!ad) throw new Error(`No ad ${adId} in the plan`);
  await makeStructure(work);
  try {
    await makeAd(work, await readTree(client, run.journal.refs), ad);
  } catch (error) {
    throw isRefusal(error) ? error.about(adId) : error;
  }
  await removeWordings(work, adId, wordingOfAd(plan, ad).wording);
  const tree = await readTree(client, run.journal.refs);
  const standingNow = standingAds(work, tree);
  const ads = adsPerFormat(standingNow);
  await settleBudget(work, tree, plan.budget, ads);
  const { refused } = await activateAds(
    work,
    tree,
    standingNow.filter((made) => made.ad.id === adId),
  );
  if (refused[0]) throw refused[0];
  // Whoever paused the group wants it paused; a draft was never on.
  const group = standing(tree.group);
  if (group.status === 'DRAFT') await setGroupStatus(work, group, 'ACTIVE');
  await activateCampaigns(work, tree, ads);
}

async function makeStructure(work: Work): Promise<string[]> {
  const [broken] = planRefusals(work.plan);
  if (broken) throw broken;
  const places = await placesOnLinkedIn(work);
  await makeCampaigns(work, await makeGroup(work), places);
  return places;
}

/** Why nothing is left to show. */
const reasonOf = (refused: readonly NetworkFailure[]): Error =>
  refused[0] ?? new Error('A plan without ads');
