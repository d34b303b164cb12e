import { type Failure, isRefusal, type NetworkFailure, throwAll } from '../failure.ts';
import {
  activateAds,
  adsPerFormat,
  formerAds,
  restCampaigns,
  setGroupStatus,
  standingAds,
  wakeCampaigns,
} from './activate.ts';
import { eachFile, makeAd, makeAds, removeUnplanned, removeWordings } from './ads.ts';
import { groupKey, wordingOfAd } from './keys.ts';
import { type Format, postsOf } from './mapping/format.ts';
import { mediaReady } from './media.ts';
import { placesOnLinkedIn } from './places.ts';
import { settle, settleBudget, standing, widenGroup } from './settle.ts';
import { lacksCampaign, makeCampaigns, makeGroup } from './structure.ts';
import { type Tree, treeOf } from './tree.ts';
import { planRefusals } from './validate.ts';
import type { Work } from './work.ts';

/**
 * Makes LinkedIn look like the plan. Everything comes into being as a draft, and is switched on when
 * all of it is there and right. An ad whose new wording is refused goes on in its old one.
 */
export async function publish(work: Work): Promise<Failure[]> {
  const { plan } = work;
  const places = await makeStructure(work);
  const { made, refused } = await makeAds(work, await treeOf(work));
  const tree = await treeOf(work);
  const wished = [...made, ...formerAds(work, tree, refused)];
  if (wished.length === 0) await giveUp(work, tree, refused);
  await restCampaigns(work, tree, adsPerFormat(wished));
  await settle(work, tree, { places, ads: adsPerFormat(wished) });
  const { active, refused: refusedLater } = await activateAds(work, tree, made);
  const failures = [...refused, ...refusedLater];
  const shown = [...active, ...formerAds(work, tree, failures)];
  if (shown.length === 0) await giveUp(work, tree, failures);
  await removeUnplanned(work, shown);
  const settled = await treeOf(work);
  const ads = adsPerFormat(shown);
  await restCampaigns(work, settled, ads);
  if (refusedLater.length > 0) await settleBudget(work, settled, plan.budget, ads);
  // Where nothing new is taken, what goes on is as it was, also what rested meanwhile.
  if (active.length > 0) await switchOn(work, settled, ads);
  else await wakeCampaigns(work, settled, onceShown(tree, ads));
  return failures.map(({ failure }) => failure);
}

/** A draft was never on. */
const onceShown = ({ campaigns }: Tree, ads: ReadonlyMap<Format, number>): Map<Format, number> =>
  new Map([...ads].filter(([format]) => campaigns.get(format)?.status !== 'DRAFT'));

/** Nothing is left to show, and it says why. */
async function giveUp(work: Work, tree: Tree, reasons: readonly NetworkFailure[]): Promise<never> {
  await removeUnplanned(work, []);
  await restCampaigns(work, tree, new Map());
  throwAll(reasons.map(({ failure }) => failure));
  throw new Error('A plan without ads');
}

/**
 * The campaigns last, because it is they who spend. Nothing is switched off on the way: a call that
 * happens late must not undo what came after it.
 */
async function switchOn(work: Work, tree: Tree, ads: ReadonlyMap<Format, number>): Promise<void> {
  // A group of drafts takes nothing but drafts, so it goes before its campaigns.
  const group = standing(tree.group);
  if (group.status !== 'ACTIVE') await setGroupStatus(work, group, 'ACTIVE');
  await wakeCampaigns(work, tree, ads);
}

/** Publishes one ad anew; its old wording goes only when the new one stands. */
export async function replaceAd(work: Work, adId: string): Promise<void> {
  const { plan } = work;
  const ad = postsOf(plan).find(({ id }) => id === adId);
  if (!ad) throw new Error(`No ad ${adId} in the plan`);
  await makeStructure(work);
  const make = async () => {
    await eachFile(work, ad, mediaReady);
    return makeAd(work, await treeOf(work), ad);
  };
  const made = await make().catch((error: unknown) => {
    throw isRefusal(error) ? error.about(adId) : error;
  });
  const { refused } = await activateAds(work, await treeOf(work), [made]);
  if (refused[0]) throw refused[0];
  await removeWordings(work, adId, wordingOfAd(plan, ad).wording);
  const tree = await treeOf(work);
  const ads = adsPerFormat(standingAds(work, tree));
  await restCampaigns(work, tree, ads);
  await settleBudget(work, tree, plan.budget, ads);
  // Anyone who paused the group wants it paused; a draft was never on.
  if (standing(tree.group).status === 'DRAFT') await switchOn(work, tree, ads);
  else await wakeCampaigns(work, tree, ads);
}

async function makeStructure(work: Work): Promise<string[]> {
  const [broken] = planRefusals(work.client, work.plan);
  if (broken) throw broken;
  const places = await placesOnLinkedIn(work);
  const isFromBefore = work.run.journal.ref(groupKey) !== undefined;
  const group = await makeGroup(work);
  if (isFromBefore && lacksCampaign(work)) await widenGroup(work, await treeOf(work));
  await makeCampaigns(work, group, places);
  return places;
}
