import { conversionOf } from '../../accounts.ts';
import type { SandboxAccount, World } from '../../dialect.ts';
import type { LedgerObject } from '../../ledger/object.ts';
import { type Call, noteUnknown } from '../call.ts';
import { missing, refused } from '../graph-error.ts';
import { listParams, page } from '../listing.ts';
import { params as known } from '../names/params.ts';
import { remove } from '../object.ts';
import { pixelView } from '../pixel.ts';
import { type NodeKind, parseFields, project, Reference, type View } from '../projection.ts';
import { list, oneOf, text } from '../value.ts';
import { batchStatus, dataOf, itemsOf, sendItems } from './items.ts';
import { businessOf, CATALOGUE, ITEM, SET } from './kind.ts';
import { changeSet, checkUnused, itemsInSet, newSet } from './product-set.ts';

const businessView = (account: SandboxAccount): View => ({
  id: businessOf(account),
  name: account.name,
});

/** The business of an ad account, with the catalogues that it owns. */
export function ofBusiness(call: Call, account: SandboxAccount, edge: string | undefined) {
  const { method, params, world } = call;
  if (edge === undefined && method === 'GET') {
    return project('business', businessView(account), parseFields(params.fields), world);
  }
  if (edge !== 'owned_product_catalogs') throw missing(`${businessOf(account)}/${edge}`, method);
  if (method === 'POST') return newCatalogue(call, account);
  noteUnknown(call, params, listParams);
  const catalogues = world.ledger.list({ kind: CATALOGUE, account: account.id });
  return listOf(call, CATALOGUE, catalogues);
}

function newCatalogue(call: Call, account: SandboxAccount) {
  const { params, world } = call;
  noteUnknown(call, params, known.owned_product_catalogs);
  const name = text(params, 'name');
  const vertical = params.vertical
    ? oneOf('vertical', params.vertical, 'catalog_vertical')
    : 'commerce';
  const { id } = world.ledger.create({
    kind: CATALOGUE,
    id: world.newId(),
    account: account.id,
    name,
    fields: { vertical, external_event_sources: [] },
  });
  return { id };
}

/** A catalogue, one of its sets, or one of its items. */
export function ofCatalogue(call: Call, object: LedgerObject, edge: string | undefined) {
  const { method } = call;
  if (object.removedAt !== null) throw missing(object.id, method);
  if (edge === undefined) return ofItself(call, object);
  if (method === 'POST' && object.kind === CATALOGUE) return addTo(call, object, edge);
  if (method === 'GET') return readEdge(call, object, edge);
  throw missing(`${object.id}/${edge}`, method);
}

function ofItself(call: Call, object: LedgerObject) {
  const { method, params, world } = call;
  if (method === 'GET') {
    const view = viewOf(object, world);
    return project(object.kind as NodeKind, view, parseFields(params.fields), world);
  }
  if (object.kind === ITEM) throw missing(object.id, method);
  if (method === 'POST' && object.kind === SET) return changeSet(call, object);
  if (method === 'POST') {
    noteUnknown(call, params, known.product_catalog);
    world.ledger.rename(object.id, text(params, 'name'));
    return { success: true };
  }
  if (object.kind === SET) checkUnused(call, [object], 'allow_live_product_set_deletion');
  else {
    const sets = world.ledger.list({ kind: SET, parent: object.id });
    checkUnused(call, sets, 'allow_delete_catalog_with_live_product_set');
  }
  remove(object, world);
  return { success: true };
}

function addTo(call: Call, catalogue: LedgerObject, edge: string) {
  switch (edge) {
    case 'items_batch':
      return sendItems(call, catalogue);
    case 'product_sets':
      return newSet(call, catalogue);
    case 'external_event_sources':
      return addSources(call, catalogue);
    default:
      throw missing(`${catalogue.id}/${edge}`, call.method);
  }
}

/** The pixels that tell which items people looked at. Saying it again changes nothing. */
function addSources(call: Call, catalogue: LedgerObject) {
  const { params, world } = call;
  noteUnknown(call, params, known.external_event_sources);
  const wished = (list(params, 'external_event_sources') ?? []).map(String);
  const own = conversionOf({ id: catalogue.account ?? '' });
  if (wished.length === 0 || wished.some((source) => source !== own)) {
    const message = 'This pixel is not shared with the business of the catalog.';
    throw refused(undefined, 'Event source not available', message, 'external_event_sources');
  }
  world.ledger.change(catalogue.id, { external_event_sources: [...new Set(wished)] });
  return { success: true };
}

function readEdge(call: Call, object: LedgerObject, edge: string) {
  const { params, world } = call;
  const address = `${object.kind}/${edge}`;
  if (address === `${CATALOGUE}/check_batch_request_status`) return batchStatus(call, object);
  noteUnknown(call, params, listParams);
  switch (address) {
    case `${CATALOGUE}/product_sets`:
      return listOf(call, SET, world.ledger.list({ kind: SET, parent: object.id }));
    case `${CATALOGUE}/products`:
      return listOf(call, ITEM, itemsOf(world, object));
    case `${SET}/products`:
      return listOf(call, ITEM, itemsInSet(world, object));
    case `${CATALOGUE}/external_event_sources`: {
      const account = { id: object.account ?? '' };
      const sources = (object.fields.external_event_sources ?? []) as string[];
      return page(
        call,
        'pixel',
        sources.map(() => pixelView(account)),
      );
    }
    default:
      throw missing(`${object.id}/${edge}`, call.method);
  }
}

const listOf = (call: Call, kind: NodeKind, objects: readonly LedgerObject[]) =>
  page(
    call,
    kind,
    objects.map((object) => viewOf(object, call.world)),
  );

function viewOf(object: LedgerObject, world: World): View {
  const { id, name, kind, parent } = object;
  const catalogueOf = (above: string | null) =>
    new Reference(CATALOGUE, above ?? '', () => {
      const found = world.ledger.get(above ?? '');
      return found ? viewOf(found, world) : {};
    });
  if (kind === CATALOGUE) {
    const account = world.accounts().find((one) => one.id === object.account);
    return {
      ...{ id, name, vertical: object.fields.vertical },
      product_count: () => itemsOf(world, object).length,
      ...(account && {
        business: new Reference('business', businessOf(account), () => businessView(account)),
      }),
    };
  }
  if (kind === SET) {
    return {
      ...{ id, name, filter: JSON.stringify(object.fields.filter) },
      product_count: () => itemsInSet(world, object).length,
      product_catalog: catalogueOf(parent),
    };
  }
  const { title, link, image_link, id: retailerId, item_group_id, ...data } = dataOf(object);
  return {
    ...data,
    ...{ id, retailer_id: retailerId, retailer_product_group_id: item_group_id },
    ...{ name: title, url: link, image_url: image_link },
    product_catalog: catalogueOf(parent),
  };
}
