import { messageOf, needsConversionId, sayMessage } from '@posthorn/domain';
import type {
  CatalogueFeed,
  CataloguePlan,
  CatalogueRun,
  FeedFailure,
  ItemChanges,
} from '../../catalogue.ts';
import { isRefusal, NetworkFailure } from '../../failure.ts';
import { establish, make, switchTo } from '../establish.ts';
import type { Graph } from '../graph.ts';
import { adPart, CAMPAIGN, creativePart, partName, setPart } from '../part.ts';
import { rowOf, survey } from '../survey.ts';
import { idsOfPart, marked, partOf, under } from '../tree.ts';
import { checkPayment } from '../validate.ts';
import { buildCatalogue, buildProductSet, connectPixels, forgetWhatIsGone } from './catalogue.ts';
import { sendItems } from './items.ts';
import { removeUnplannedFeeds } from './removal.ts';
import {
  catalogueCampaignWish,
  catalogueObjective,
  feedAdWish,
  feedSetWish,
  templateOf,
} from './wishes.ts';
import type { CatalogueWork } from './work.ts';

/** Brings what stands at Meta in line with the plan, and switches it on when it is whole. */
export async function publishCatalogue(
  graph: Graph,
  run: CatalogueRun,
  plan: CataloguePlan,
  items: ItemChanges,
): Promise<FeedFailure[]> {
  checkPlan(graph, plan);
  const { standing, strangers } = await survey(graph, run, {
    marker: plan.marker,
    objective: catalogueObjective(plan.goal),
  });
  const work = { graph, run, plan, standing };
  if (run.journal.ref(CAMPAIGN) === undefined) await checkPayment(graph, plan);
  await forgetWhatIsGone(work);
  const catalogueId = await buildCatalogue(work);
  await connectPixels(work, catalogueId);
  await sendItems(graph, run, plan, catalogueId, items);

  const failures: FeedFailure[] = [];
  const shown = await forEachFeed(plan.feeds, failures, (feed) =>
    buildTemplate(work, feed, catalogueId),
  );
  throwIfNothingStands(work, shown, failures);
  const campaignId = await buildCampaign(work);
  const ads = await forEachFeed([...shown.keys()], failures, (feed) =>
    buildAd(work, feed, { campaignId, ...(shown.get(feed) as Template) }),
  );
  throwIfNothingStands(work, ads, failures);
  await removeUnplannedFeeds(work, strangers);

  for (const [feed, ad] of ads) {
    await switchTo(work, adPart(feed.id), ad.adId, 'ACTIVE');
    await switchTo(work, setPart(feed.id), ad.adSetId, 'ACTIVE');
  }
  if (!plan.isOn) await switchOff(work, campaignId);
  else if (ads.size > 0) await switchTo(work, CAMPAIGN, campaignId, 'ACTIVE');
  return failures;
}

function checkPlan({ eventToAimAt }: Graph, plan: CataloguePlan): void {
  const problem =
    needsConversionId(plan.goal) && eventToAimAt === undefined
      ? { code: 'noConversionId', userMessage: messageOf('meta.noConversionId'), field: 'goal' }
      : plan.countries.length === 0
        ? { code: 'noPlaces', userMessage: messageOf('meta.noPlace'), field: 'countries' }
        : undefined;
  if (!problem) return;
  throw new NetworkFailure({
    kind: 'invalid',
    message: sayMessage(problem.userMessage),
    ...problem,
  });
}

interface Template {
  productSetId: string;
  creativeId: string;
}

/** What the ad of a feed shows. It never changes: what looks different is another one. */
async function buildTemplate(
  work: CatalogueWork,
  feed: CatalogueFeed,
  catalogueId: string,
): Promise<Template> {
  const { graph, run, plan, standing } = work;
  const productSetId = await buildProductSet(work, feed, catalogueId);
  const template = templateOf(plan, productSetId);
  const part = creativePart(feed.id, template);
  const known = run.journal.ref(part);
  const isShown = standing.get(adPart(feed.id))?.creative?.id === known;
  if (known !== undefined && !isShown && !(await rowOf(graph, known, 'id,name,status'))) {
    await run.journal.forget(part);
  }
  const { id } = await make(work, {
    part,
    edge: 'adcreatives',
    params: { name: partName(plan, part), ...template },
    find: async () => idsOfPart(await marked(graph, plan, 'adcreatives'), part),
  });
  return { productSetId, creativeId: id };
}

const buildCampaign = (work: CatalogueWork): Promise<string> =>
  establish(work, {
    part: CAMPAIGN,
    edge: 'campaigns',
    wish: catalogueCampaignWish(work.plan),
    find: async () => idsOfPart(await marked(work.graph, work.plan, 'campaigns'), CAMPAIGN),
  });

async function buildAd(
  work: CatalogueWork,
  feed: CatalogueFeed,
  on: Template & { campaignId: string },
): Promise<{ adSetId: string; adId: string }> {
  const { graph, plan } = work;
  const found = async (edge: 'adsets' | 'ads', part: string) =>
    idsOfPart(await under(graph, partOf(plan, {}), on.campaignId, edge), part);
  const setName = setPart(feed.id);
  const adSetId = await establish(work, {
    part: setName,
    edge: 'adsets',
    wish: feedSetWish(plan, feed, { ...on, aim: graph.eventToAimAt }),
    find: () => found('adsets', setName),
  });
  const adName = adPart(feed.id);
  const adId = await establish(work, {
    part: adName,
    edge: 'ads',
    wish: feedAdWish(plan, feed, { adSetId, creativeId: on.creativeId }),
    find: () => found('ads', adName),
  });
  return { adSetId, adId };
}

/** Does something for each feed; one that is refused for good does not hold up the others. */
async function forEachFeed<T>(
  feeds: readonly CatalogueFeed[],
  failures: FeedFailure[],
  work: (feed: CatalogueFeed) => Promise<T>,
): Promise<Map<CatalogueFeed, T>> {
  const done = new Map<CatalogueFeed, T>();
  for (const feed of feeds) {
    try {
      done.set(feed, await work(feed));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      failures.push({ feedId: feed.id, failure: error.failure });
    }
  }
  return done;
}

/** Without any ad there is nothing to switch on. */
function throwIfNothingStands(
  { run, plan }: CatalogueWork,
  done: ReadonlyMap<CatalogueFeed, unknown>,
  [first]: readonly FeedFailure[],
): void {
  const someStands = plan.feeds.some(({ id }) => run.journal.ref(adPart(id)) !== undefined);
  if (first && done.size === 0 && !someStands) throw new NetworkFailure(first.failure);
}

/** What was never on is left as it is. */
async function switchOff(work: CatalogueWork, campaignId: string): Promise<void> {
  if (work.standing.get(CAMPAIGN)?.status === 'ACTIVE') {
    await switchTo(work, CAMPAIGN, campaignId, 'PAUSED');
  }
}
