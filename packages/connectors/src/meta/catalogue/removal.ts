import type { CataloguePlan, CatalogueRun, PublishedCatalogue } from '../../catalogue.ts';
import type { Graph } from '../graph.ts';
import { adOfPart, adPart, CAMPAIGN, familyOfPart, setPart } from '../part.ts';
import { forgetPart, marked, type PartRow, partOf, under } from '../tree.ts';
import { ownCatalogues, ownProductSets, removeCatalogue, removeProductSet } from './catalogue.ts';
import { CATALOGUE, feedOfProductSet, productSetPart } from './part.ts';
import type { CatalogueWork } from './work.ts';

/** In this order: nothing is taken away that something else still shows. */
const rankOf = (part: string): number =>
  [adOfPart, familyOfPart, feedOfProductSet].findIndex((of) => of(part) !== undefined);

const remove = (graph: Graph, part: string, id: string): Promise<void> =>
  feedOfProductSet(part) === undefined ? graph.remove(id) : removeProductSet(graph, id);

/** Takes away ads, ad sets and product sets of feeds that the plan no longer has, and those that no one knows. */
export async function removeUnplannedFeeds(
  { graph, run, plan }: CatalogueWork,
  strangers: readonly { part: string; id: string }[],
): Promise<void> {
  const { journal } = run;
  const planned = new Set(
    plan.feeds.flatMap((feed) => [adPart(feed.id), setPart(feed.id), productSetPart(feed)]),
  );
  const parts = Object.keys(journal.refs)
    .filter((part) => !part.includes(':') && rankOf(part) !== -1 && !planned.has(part))
    .sort((one, other) => rankOf(one) - rankOf(other));
  for (const part of parts) {
    await remove(graph, part, journal.ref(part) ?? '');
    await forgetPart(journal, part);
  }
  for (const { part, id } of strangers) {
    if (journal.ref(part) === id) continue;
    await graph.remove(id);
    if (!planned.has(part)) await forgetPart(journal, part);
  }
}

/** Everything at Meta that carries the marker of a plan. */
async function everything(graph: Graph, plan: CataloguePlan, run: CatalogueRun) {
  const { journal } = run;
  const toPart = partOf(plan, journal.refs);
  const campaigns = await marked(graph, plan, 'campaigns');
  const catalogues = await ownCatalogues(graph, plan);
  const below: PartRow<{ id: string; name: string }>[] = [];
  for (const id of idsWith(campaigns, journal.ref(CAMPAIGN))) {
    below.push(...(await under(graph, toPart, id, 'ads')));
    below.push(...(await under(graph, toPart, id, 'adsets')));
  }
  for (const id of idsWith(catalogues, journal.ref(CATALOGUE))) {
    below.push(...(await ownProductSets(graph, plan, id)));
  }
  const creatives = await marked(graph, plan, 'adcreatives');
  return { campaigns, catalogues, below, creatives };
}

const idsWith = (rows: readonly { id: string }[], known: string | undefined): string[] => [
  ...new Set([...rows.map(({ id }) => id), ...(known === undefined ? [] : [known])]),
];

/** Takes away all of it, whether the journal knows of it or not. */
export async function removeAll(
  graph: Graph,
  run: CatalogueRun,
  plan: CataloguePlan,
): Promise<void> {
  const { journal } = run;
  const campaigns = await marked(graph, plan, 'campaigns');
  for (const id of idsWith(campaigns, journal.ref(CAMPAIGN))) await graph.remove(id);
  for (const { id } of await marked(graph, plan, 'adcreatives')) await graph.remove(id);
  const catalogues = await ownCatalogues(graph, plan);
  for (const id of idsWith(catalogues, journal.ref(CATALOGUE))) await removeCatalogue(graph, id);
  for (const key of Object.keys(journal.refs)) await journal.forget(key);
}

/** Removes late echoes: what carries our marker, but is not what the journal knows. */
export async function tidyCatalogue(
  graph: Graph,
  run: CatalogueRun,
  { plan }: PublishedCatalogue,
): Promise<number> {
  const known = new Set(Object.values(run.journal.refs));
  const { campaigns, catalogues, below, creatives } = await everything(graph, plan, run);
  const isEcho = ({ id }: { id: string }) => !known.has(id);
  const echoes = [...below, ...creatives, ...campaigns].filter(isEcho);
  for (const { part, id } of echoes) await remove(graph, part, id);
  const spare = catalogues.filter(isEcho);
  for (const { id } of spare) await removeCatalogue(graph, id);
  return echoes.length + spare.length;
}
