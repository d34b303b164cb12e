import type { Run } from '../connector.ts';
import { type Failure, isRefusal, NetworkFailure, throwAll } from '../failure.ts';
import type { Plan, PlannedSocialAd } from '../plan.ts';
import { buildAd, buildAdSets, buildCampaign, buildCreative } from './build.ts';
import { planFailures } from './checks.ts';
import { filesOf } from './creative.ts';
import { switchTo } from './establish.ts';
import { type Family, familyOf, metaAds } from './family.ts';
import { buildForm } from './form/build-form.ts';
import { checkTerms } from './form/check-terms.ts';
import type { Graph } from './graph.ts';
import { objectiveOf } from './mapping.ts';
import { adPart, CAMPAIGN, setPart } from './part.ts';
import { placesOnMeta } from './places.ts';
import { survey } from './survey.ts';
import { removeUnplanned } from './unplanned.ts';
import { filesReady, upload } from './uploads.ts';
import { checkAccount } from './validate.ts';
import type { Work } from './work.ts';

/** Brings what stands at Meta in line with the plan, and switches it on when it is whole. */
export async function publish(graph: Graph, run: Run, plan: Plan): Promise<Failure[]> {
  checkPlan(graph, plan);
  const { standing, strangers } = await survey(graph, run, wanted(plan));
  const work = { graph, run, plan, standing };
  const built = await build(work, metaAds(plan)).catch(async (error) => {
    // What was taken out goes, whatever becomes of the rest.
    if (isRefusal(error)) await removeUnplanned(work, strangers);
    throw error;
  });
  await removeUnplanned(work, strangers);
  await activate(work, built);
  // Where nothing new is taken, what goes on is left as it is.
  if (built.ads.size > 0) await switchTo(work, CAMPAIGN, built.campaignId, 'ACTIVE');
  return built.failures;
}

/** One ad beside those that run, or in the place of its former self. */
export async function replaceAd(graph: Graph, run: Run, plan: Plan, adId: string): Promise<void> {
  checkPlan(graph, plan);
  const { standing } = await survey(graph, run, wanted(plan));
  const work = { graph, run, plan, standing };
  const built = await build(
    work,
    metaAds(plan).filter(({ id }) => id === adId),
  );
  const [failure] = built.failures;
  if (failure) throw new NetworkFailure(failure);
  await activate(work, built);
}

const wanted = (plan: Plan) => ({ marker: plan.marker, objective: objectiveOf(plan) });

function checkPlan({ eventToAimAt }: Graph, plan: Plan): void {
  const failure = planFailures(plan, eventToAimAt).find(({ adId }) => adId === undefined);
  if (failure) throw new NetworkFailure(failure);
}

interface Built {
  campaignId: string;
  /** Those that are as they shall be. */
  sets: Map<Family, string>;
  ads: Map<PlannedSocialAd, string>;
  failures: Failure[];
}

/** Makes and changes what some ads of a plan need. What is new stays paused. */
async function build(work: Work, ads: readonly PlannedSocialAd[]): Promise<Built> {
  const { graph, run, plan } = work;
  const failures = planFailures(plan, graph.eventToAimAt).filter(({ adId }) =>
    ads.some(({ id }) => id === adId),
  );
  const good = ads.filter(({ id }) => !failures.some(({ adId }) => adId === id));
  if (run.journal.ref(CAMPAIGN) === undefined) {
    await checkAccount(graph, plan);
    await checkTerms(graph, plan);
  }
  await placesOnMeta(run, plan.places);
  // All files first: Meta works through the videos while we send the rest.
  const sent = await forEachAd(good, (ad) => upload(graph, run, filesOf(ad)), failures);
  // Nothing is made before they are ready, or what is refused would be sent again with every look at them.
  const ready = await forEachAd(
    [...sent.keys()],
    (ad) => filesReady(graph, run, filesOf(ad)),
    failures,
  );
  const formId = plan.form ? await buildForm(work, plan.form) : undefined;
  const creatives = await forEachAd(
    [...ready.keys()],
    (ad) => buildCreative(work, ad, formId),
    failures,
  );
  throwIfNothingStands(work, ads, creatives, failures);

  const campaignId = await buildCampaign(work);
  const sets = await buildAdSets(work, campaignId, [...creatives.keys()]);
  const made = await forEachAd(
    [...creatives.keys()],
    (ad) => buildAd(work, ad, { campaignId, sets, creativeId: creatives.get(ad) ?? '' }),
    failures,
  );
  throwIfNothingStands(work, ads, made, failures);
  return { campaignId, sets, ads: made, failures };
}

/** Does something for each ad; one that is refused for good does not hold up the others. */
async function forEachAd<T>(
  ads: readonly PlannedSocialAd[],
  work: (ad: PlannedSocialAd) => Promise<T>,
  failures: Failure[],
): Promise<Map<PlannedSocialAd, T>> {
  const done = new Map<PlannedSocialAd, T>();
  for (const ad of ads) {
    try {
      done.set(ad, await work(ad));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      failures.push(error.about(ad.id).failure);
    }
  }
  return done;
}

/** An older version of a refused ad goes on; without any ad there is nothing to switch on. */
function throwIfNothingStands(
  { run }: Work,
  ads: readonly PlannedSocialAd[],
  done: ReadonlyMap<PlannedSocialAd, unknown>,
  failures: readonly Failure[],
): void {
  const someStands = ads.some(({ id }) => run.journal.ref(adPart(id)) !== undefined);
  if (done.size === 0 && !someStands) throwAll(failures);
}

/** From below: nothing is shown before everything above it is switched on, too. */
async function activate(work: Work, { ads, sets }: Built): Promise<void> {
  for (const [ad, id] of ads) await switchTo(work, adPart(ad.id), id, 'ACTIVE');
  const inUse = new Set([...ads.keys()].map(familyOf));
  for (const [family, id] of sets) {
    if (inUse.has(family)) await switchTo(work, setPart(family), id, 'ACTIVE');
  }
}
