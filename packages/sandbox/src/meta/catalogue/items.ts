import { createHash } from 'node:crypto';
import type { World } from '../../dialect.ts';
import type { Json, LedgerObject } from '../../ledger/object.ts';
import { type Call, isRecord, noteUnknown, type Params } from '../call.ts';
import { invalid } from '../graph-error.ts';
import { pageOf } from '../listing.ts';
import { params as known } from '../names/params.ts';
import { list, oneOf, text } from '../value.ts';
import { type ItemData, itemProblems, retailerIdOf } from './item-rules.ts';
import { BATCH, ITEM } from './kind.ts';

const MOST_REQUESTS = 5_000;
/** So long Meta works through a batch. */
const WORK_MS = 5_000;

interface ItemRequest {
  method: 'CREATE' | 'UPDATE' | 'DELETE';
  id: string;
  data: ItemData;
}

export const itemsOf = (world: World, { id }: LedgerObject): LedgerObject[] =>
  world.ledger.list({ kind: ITEM, parent: id });

export const dataOf = ({ fields }: LedgerObject): ItemData => (fields.data ?? {}) as ItemData;

/**
 * Many items at once: what is wrong with one does not hold up the others. It is answered with a handle, under
 * which one can ask later what came of it.
 */
export function sendItems(call: Call, catalogue: LedgerObject) {
  const { params, world } = call;
  noteUnknown(call, params, known.items_batch);
  oneOf('item_type', params.item_type, 'item_type');
  const requests = readRequests(params);
  const mayCreate = ![false, 'false'].includes(params.allow_upsert as boolean);
  const there = new Map(
    itemsOf(world, catalogue).map((item) => [String(item.fields.retailer_id), item]),
  );
  const problems = requests.flatMap((request, line) => {
    const found = problemsOf(request, there.get(request.id), mayCreate);
    if (found.length === 0) write(world, catalogue, request, there.get(request.id));
    return found.map((message) => ({ line, id: request.id, message }));
  });
  const id = world.newId();
  const handle = createHash('sha256').update(`${world.seed} ${id}`).digest('base64url');
  world.ledger.create({
    kind: BATCH,
    id: batchKey(handle),
    account: catalogue.account,
    fields: { catalog: catalogue.id, problems },
  });
  return { handles: [handle], validation_status: statusesOf(problems) };
}

const batchKey = (handle: string) => `${BATCH}:${handle}`;

type Problem = { line: number; id: string; message: string };

const statusesOf = (problems: readonly Problem[]) =>
  [...new Set(problems.map(({ id }) => id))].map((id) => ({
    retailer_id: id,
    errors: problems.filter((one) => one.id === id).map(({ message }) => ({ message })),
  }));

function readRequests(params: Params): ItemRequest[] {
  const requests = list(params, 'requests') ?? [];
  const no = (message: string) => invalid(message, { field: 'requests' });
  if (requests.length === 0) throw no('The parameter requests is required');
  if (requests.length > MOST_REQUESTS) {
    throw no(`There are more than ${MOST_REQUESTS} requests in a batch`);
  }
  const read = requests.map((request): ItemRequest => {
    if (!isRecord(request) || !isRecord(request.data)) throw no('A request has a method and data');
    const method = oneOf('method', request.method, 'item_method') as ItemRequest['method'];
    const id = retailerIdOf(request.data);
    if (id === undefined) throw no('The data of a request needs an id of at most 100 letters');
    return { method, id, data: request.data };
  });
  if (new Set(read.map(({ id }) => id)).size < read.length) {
    throw no('The same id stands in a batch twice');
  }
  return read;
}

function problemsOf(
  { method, data }: ItemRequest,
  before: LedgerObject | undefined,
  mayCreate: boolean,
): string[] {
  if (method === 'DELETE') return [];
  if (method === 'UPDATE' && !before && !mayCreate) return ['There is no item with this id.'];
  return itemProblems(before && method === 'UPDATE' ? { ...dataOf(before), ...data } : data);
}

function write(
  world: World,
  catalogue: LedgerObject,
  { method, id, data }: ItemRequest,
  before: LedgerObject | undefined,
): void {
  if (method === 'DELETE') {
    if (before) world.ledger.remove(before.id);
    return;
  }
  if (before) {
    const merged = method === 'UPDATE' ? { ...dataOf(before), ...data } : data;
    world.ledger.rename(before.id, String(data.title ?? before.name));
    world.ledger.change(before.id, { data: merged as Json });
    return;
  }
  world.ledger.create({
    kind: ITEM,
    id: world.newId(),
    account: catalogue.account,
    parent: catalogue.id,
    name: String(data.title),
    fields: { retailer_id: id, data: data as Json },
  });
}

/** What came of a batch; what was wrong with it is told once all of it was looked at. */
export function batchStatus(call: Call, catalogue: LedgerObject) {
  const { params, world } = call;
  noteUnknown(call, params, known.check_batch_request_status);
  const handle = text(params, 'handle');
  const batch = world.ledger.get(batchKey(handle));
  if (batch?.fields.catalog !== catalogue.id) {
    throw invalid('There is no batch with this handle', { field: 'handle' });
  }
  const isDone = world.now() - batch.createdAt >= WORK_MS;
  const problems = isDone ? (batch.fields.problems as Problem[]) : [];
  return pageOf(call, [batch], () => ({
    handle,
    status: isDone ? 'finished' : 'started',
    errors_total_count: problems.length,
    errors: problems,
    warnings_total_count: 0,
    warnings: [],
    ...(params.load_ids_of_invalid_requests !== undefined && {
      ids_of_invalid_requests: [...new Set(problems.map(({ id }) => id))],
    }),
  }));
}
