import type {
  CataloguePlan,
  CatalogueRun,
  ItemBatch,
  ItemChanges,
  ItemRefusal,
} from '../../catalogue.ts';
import { isRefusal } from '../../failure.ts';
import { AtWork } from '../../journal/store.ts';
import type { Graph } from '../graph.ts';
import { BATCH } from './part.ts';
import { itemData } from './wishes.ts';

/** Meta takes 5,000 of at most 28 MB together; a vacancy may have 20 KB of text. */
const PER_BATCH = 1_000;
const MESSAGE_MAX = 200;

interface Sent {
  /** Empty where Meta refused everything at once. */
  handle: string;
  refusals: ItemRefusal[];
}

interface BatchRow {
  status: string;
  errors?: { id?: string; message?: string }[];
  ids_of_invalid_requests?: string[];
}

/** Sends what differs, batch by batch. Each is settled before the next one: Meta keeps no order among them. */
export async function sendItems(
  graph: Graph,
  run: CatalogueRun,
  plan: CataloguePlan,
  catalogueId: string,
  items: ItemChanges,
): Promise<void> {
  const pending = run.journal.ref(BATCH);
  if (pending !== undefined) await outcomeOf(graph, run, catalogueId, pending);
  for (;;) {
    const batch = await items.next(PER_BATCH, catalogueId);
    if (!batch || batch.upserts.length + batch.removals.length === 0) return;
    const params = { item_type: 'PRODUCT_ITEM', requests: requestsOf(batch, plan) };
    const kept = await run.journal.change({
      key: BATCH,
      request: [catalogueId, params],
      send: async () => sentIn(await graph.change(`${catalogueId}/items_batch`, params)),
    });
    await items.settled(batch, await outcomeOf(graph, run, catalogueId, kept));
    await run.journal.forget(BATCH);
  }
}

const requestsOf = ({ upserts, removals }: ItemBatch, plan: CataloguePlan) => [
  ...upserts.map((item) => ({ method: 'UPDATE', data: itemData(item, plan) })),
  ...removals.map((id) => ({ method: 'DELETE', data: { id } })),
];

/** What the journal keeps of the answer: what was refused at once is not told again. */
function sentIn(answer: {
  handles?: string[];
  validation_status?: { retailer_id?: string; errors?: { message?: string }[] }[];
}): string {
  const refusals = (answer.validation_status ?? []).flatMap(({ retailer_id, errors = [] }) =>
    retailer_id !== undefined && errors.length > 0
      ? [refusal(retailer_id, errors[0]?.message)]
      : [],
  );
  return JSON.stringify({ handle: answer.handles?.[0] ?? '', refusals } satisfies Sent);
}

const refusal = (retailerId: string, message = ''): ItemRefusal => ({
  retailerId,
  message: message.slice(0, MESSAGE_MAX),
});

/** Meta works through a batch for a while. */
async function outcomeOf(
  graph: Graph,
  run: CatalogueRun,
  catalogueId: string,
  kept: string,
): Promise<ItemRefusal[]> {
  const { handle, refusals } = JSON.parse(kept) as Sent;
  if (handle === '') return refusals;
  const row = await statusOf(graph, catalogueId, handle).catch(async (error) => {
    // Meta does not know it any more: it is sent again.
    if (isRefusal(error)) await run.journal.forget(BATCH);
    throw error;
  });
  if (!row || row.status === 'started') throw new AtWork(graph.now());
  return refusedIn(row, refusals);
}

const statusOf = async (graph: Graph, catalogueId: string, handle: string) =>
  (
    await graph.get<{ data?: BatchRow[] }>(`${catalogueId}/check_batch_request_status`, {
      handle,
      load_ids_of_invalid_requests: true,
    })
  ).data?.[0];

/** Each refused item once, with the first thing that was said against it. */
function refusedIn(row: BatchRow, before: readonly ItemRefusal[]): ItemRefusal[] {
  const all = [
    ...before,
    ...(row.errors ?? []).flatMap(({ id, message }) =>
      id === undefined ? [] : [refusal(id, message)],
    ),
    ...(row.ids_of_invalid_requests ?? []).map((id) => refusal(id)),
  ];
  return [...new Map(all.toReversed().map((one) => [one.retailerId, one])).values()].reverse();
}
