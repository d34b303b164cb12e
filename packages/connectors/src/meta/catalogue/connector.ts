import type {
  CatalogueConnector,
  CataloguePlan,
  CatalogueRun,
  ItemChanges,
} from '../../catalogue.ts';
import type { Graph } from '../graph.ts';
import { pause, say, setStatus } from '../life.ts';
import { familyOfPart } from '../part.ts';
import { treeParts } from '../survey.ts';
import { statusKey } from '../tree.ts';
import { followCatalogues } from './follow.ts';
import { sendItems } from './items.ts';
import { CATALOGUE } from './part.ts';
import { publishCatalogue } from './publish.ts';
import { removeAll, tidyCatalogue } from './removal.ts';

/** Campaigns on lists of jobs, in the same ad account and with the same allowance as the others. */
export const metaCatalogue = (graph: Graph): CatalogueConnector => ({
  publish: (plan, run, items) => publishCatalogue(graph.until(run.signal), run, plan, items),
  sendItems: (plan, run, items) => sendToKnown(graph.until(run.signal), run, plan, items),
  pause: (run) => pause(graph.until(run.signal), run),
  resume: (run) => setStatus(graph.until(run.signal), run, 'ACTIVE'),
  stop: (run) => stop(graph.until(run.signal), run),
  remove: (plan, run) => removeAll(graph.until(run.signal), run, plan),
  tidy: (published, run) => tidyCatalogue(graph.until(run.signal), run, published),
  follow: (asked) => followCatalogues(graph, asked),
});

/** What was never published gets its items when it is. */
async function sendToKnown(
  graph: Graph,
  run: CatalogueRun,
  plan: CataloguePlan,
  items: ItemChanges,
): Promise<void> {
  const catalogueId = run.journal.ref(CATALOGUE);
  if (catalogueId !== undefined) await sendItems(graph, run, plan, catalogueId, items);
}

/** Paused first: from then on nothing is spent. Then each ad set, so that it stays so. */
async function stop(graph: Graph, run: CatalogueRun): Promise<void> {
  await pause(graph, run);
  for (const part of treeParts(run)) {
    const id = run.journal.ref(part);
    if (familyOfPart(part) === undefined || id === undefined) continue;
    await say(graph, run, statusKey(part), id, { status: 'PAUSED' });
  }
}
