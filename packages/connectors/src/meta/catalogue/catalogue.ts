import { messageOf, needsConversionId, sayMessage } from '@posthorn/domain';
import type { CatalogueFeed, CataloguePlan } from '../../catalogue.ts';
import { isRefusal, NetworkFailure } from '../../failure.ts';
import type { Graph } from '../graph.ts';
import { adPart, partName, setPart } from '../part.ts';
import { rowOf } from '../survey.ts';
import { forgetPart, type PartRow, partOf, withParts } from '../tree.ts';
import { CATALOGUE, FEED_LABEL, feedOfProductSet, productSetPart } from './part.ts';
import type { CatalogueWork } from './work.ts';

type Work = Omit<CatalogueWork, 'standing'>;

interface Named {
  id: string;
  name: string;
}

/** The business that the ad account belongs to: catalogues are its own. */
async function businessOf(graph: Graph): Promise<string> {
  const { business } = await graph.get<{ business?: { id: string } }>(graph.account, {
    fields: 'business',
  });
  if (business) return business.id;
  const userMessage = messageOf('meta.noBusiness');
  throw new NetworkFailure({
    kind: 'permission',
    code: 'noBusiness',
    message: sayMessage(userMessage),
    userMessage,
  });
}

/** Catalogues of the business that carry the marker of a plan. */
export async function ownCatalogues(
  graph: Graph,
  plan: Pick<CataloguePlan, 'marker'>,
): Promise<PartRow<Named>[]> {
  const edge = `${await businessOf(graph)}/owned_product_catalogs`;
  return withParts(partOf(plan, {}), await graph.list<Named>(edge, { fields: 'id,name' }));
}

/** Product sets of a catalogue that carry the marker of a plan. */
export const ownProductSets = async (
  graph: Graph,
  plan: Pick<CataloguePlan, 'marker'>,
  catalogueId: string,
): Promise<PartRow<Named>[]> =>
  withParts(
    partOf(plan, {}),
    await graph.list<Named>(`${catalogueId}/product_sets`, { fields: 'id,name' }),
  );

export const removeCatalogue = (graph: Graph, id: string): Promise<void> =>
  graph.remove(id, { allow_delete_catalog_with_live_product_set: 'true' });

export const removeProductSet = (graph: Graph, id: string): Promise<void> =>
  graph.remove(id, { allow_live_product_set_deletion: 'true' });

/** Forgets what a person has taken away at Meta, with all that can not be without it. */
export async function forgetWhatIsGone({ graph, run }: Work): Promise<void> {
  const { journal } = run;
  const known = journal.ref(CATALOGUE);
  const isGone = known !== undefined && !(await rowOf(graph, known, 'id,name'));
  for (const [part, id] of Object.entries(journal.refs)) {
    const feedId = feedOfProductSet(part);
    if (feedId === undefined) continue;
    if (!isGone && (await rowOf(graph, id, 'id,name'))) continue;
    // What an ad set promotes can not be changed.
    const adSetId = journal.ref(setPart(feedId));
    if (adSetId !== undefined) await graph.remove(adSetId);
    for (const one of [adPart(feedId), setPart(feedId), part]) await forgetPart(journal, one);
  }
  if (isGone) await forgetPart(journal, CATALOGUE);
}

export const buildCatalogue = ({ graph, run, plan }: Work): Promise<string> => {
  const params = { name: partName(plan, CATALOGUE), vertical: 'commerce' };
  return run.journal.create({
    key: CATALOGUE,
    request: params,
    send: async () => graph.createAt(`${await businessOf(graph)}/owned_product_catalogs`, params),
    find: async () =>
      (await ownCatalogues(graph, plan))
        .filter(({ part }) => part === CATALOGUE)
        .map(({ id }) => id),
    remove: (id) => removeCatalogue(graph, id),
  });
};

/** Tells Meta whose events say which items people looked at. What is not needed for the goal is not insisted on. */
export async function connectPixels(
  { graph, run, plan }: Work,
  catalogueId: string,
): Promise<void> {
  const aim = graph.eventToAimAt;
  const needed = needsConversionId(plan.goal) && aim?.is === 'event' ? aim.pixelId : null;
  for (const pixelId of new Set([needed, plan.pixelId])) {
    if (pixelId === null) continue;
    const wish = { external_event_sources: [pixelId] };
    try {
      await run.journal.change({
        key: `pixel:${catalogueId}:${pixelId}`,
        request: wish,
        send: async () => {
          await graph.change(`${catalogueId}/external_event_sources`, wish);
          return undefined;
        },
      });
    } catch (error) {
      const isAllowed = isRefusal(error) || isForbidden(error);
      if (pixelId === needed || !isAllowed) throw error;
    }
  }
}

const isForbidden = (error: unknown): boolean =>
  error instanceof NetworkFailure && error.kind === 'permission';

/** The items of one feed, whichever they are at a time. */
export function buildProductSet(
  { graph, run, plan }: Work,
  feed: CatalogueFeed,
  catalogueId: string,
): Promise<string> {
  const part = productSetPart(feed);
  const params = {
    name: partName({ ...plan, title: feed.name }, part),
    filter: { [FEED_LABEL]: { eq: feed.id } },
  };
  return run.journal.create({
    key: part,
    request: params,
    send: () => graph.createAt(`${catalogueId}/product_sets`, params),
    find: async () =>
      (await ownProductSets(graph, plan, catalogueId))
        .filter((row) => row.part === part)
        .map(({ id }) => id),
    remove: (id) => removeProductSet(graph, id),
  });
}
