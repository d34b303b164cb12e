import type { World } from '../../dialect.ts';
import type { Json, LedgerObject } from '../../ledger/object.ts';
import { inTurn, type Timeline } from '../../timeline.ts';
import { type Call, noteUnknown } from '../call.ts';
import { invalid, refused } from '../graph-error.ts';
import { params as known } from '../names/params.ts';
import { text } from '../value.ts';
import { checkFilter, type Filter, fitsFilter } from './filter.ts';
import { dataOf, itemsOf } from './items.ts';
import { ITEM, SET } from './kind.ts';

/** Items of a catalogue that are advertised together: those that fit a filter, whenever they come. */
export function newSet(call: Call, catalogue: LedgerObject) {
  const { params, world } = call;
  noteUnknown(call, params, known.product_sets);
  const name = text(params, 'name');
  const filter = params.filter ?? {};
  checkFilter(filter);
  const { id } = world.ledger.create({
    kind: SET,
    id: world.newId(),
    account: catalogue.account,
    parent: catalogue.id,
    name,
    fields: { filter: filter as Json },
  });
  return { id };
}

export function changeSet(call: Call, set: LedgerObject) {
  const { params, world } = call;
  noteUnknown(call, params, known.product_sets);
  if (params.filter !== undefined) checkFilter(params.filter);
  if (params.name !== undefined) world.ledger.rename(set.id, text(params, 'name'));
  if (params.filter !== undefined) world.ledger.change(set.id, { filter: params.filter as Json });
  return { success: true };
}

const promotedSet = ({ fields }: LedgerObject): string | undefined =>
  (fields.promoted_object as { product_set_id?: string } | undefined)?.product_set_id;

/** Ad sets that would have nothing to show without it. */
const usersOf = (world: World, set: LedgerObject): LedgerObject[] =>
  world.ledger.list({ kind: 'adset' }).filter((adSet) => promotedSet(adSet) === set.id);

/** What is advertised goes only where it is said that this is meant. */
export function checkUnused(call: Call, sets: readonly LedgerObject[], permission: string): void {
  const { params, world } = call;
  if ([true, 'true', '1', 1].includes(params[permission] as boolean)) return;
  if (sets.every((set) => usersOf(world, set).length === 0)) return;
  const message = 'Ads show the items of this product set. Delete them first.';
  throw refused(undefined, 'Product set in use', message, 'id');
}

/** The set that an ad set is to promote; undefined where it promotes none. */
export function checkPromotedSet(
  promoted: Readonly<Record<string, Json>> | undefined,
  { account }: LedgerObject,
  world: World,
): void {
  const id = promoted?.product_set_id;
  if (id === undefined) return;
  const set = world.ledger.get(String(id));
  if (set?.kind !== SET || set.removedAt !== null || set.account !== account) {
    const message = 'This product set can not be promoted by this account.';
    throw refused(undefined, 'Product set not available', message, 'promoted_object');
  }
  const sources = world.ledger.get(set.parent ?? '')?.fields.external_event_sources;
  const pixel = promoted?.pixel_id;
  if (pixel === undefined || (Array.isArray(sources) && sources.includes(pixel))) return;
  throw invalid('The pixel is no event source of the catalog', { field: 'promoted_object' });
}

/** An ad shows the items that its ad set promotes, or it shows none. */
export function checkShownSet(adSet: LedgerObject, shown: unknown): void {
  const promoted = promotedSet(adSet);
  if (String(promoted ?? '') === String(shown ?? '')) return;
  const message = 'The ad shows another product set than its ad set promotes.';
  throw refused(undefined, 'Product sets differ', message, 'creative.product_set_id');
}

export function itemsInSet(world: World, set: LedgerObject): LedgerObject[] {
  const catalogue = world.ledger.get(set.parent ?? '');
  const filter = set.fields.filter as Filter;
  return catalogue
    ? itemsOf(world, catalogue).filter((item) => fitsFilter(dataOf(item), filter))
    : [];
}

/** Whether nothing is left that the ads of an ad set could show. */
export function isEmptied(adSet: LedgerObject, world: World): boolean {
  const set = world.ledger.get(promotedSet(adSet) ?? '');
  return set !== undefined && (set.removedAt !== null || itemsInSet(world, set).length === 0);
}

/** When there was something to show for an ad set; undefined where it needs no items. */
export function hadItems(adSet: LedgerObject, world: World): Timeline<boolean> | undefined {
  const set = world.ledger.get(promotedSet(adSet) ?? '');
  if (!set) return undefined;
  const items = world.ledger.list({ kind: ITEM, parent: set.parent ?? '', includeRemoved: true });
  const filters = world.ledger.timeline<Filter>(set.id, 'filter');
  const whileThere = inTurn(
    filters.map(({ at, value }) => presence(items, value, Math.max(at, set.createdAt), world)),
  );
  if (set.removedAt === null) return whileThere;
  const { removedAt } = set;
  return [...whileThere.filter(({ at }) => at < removedAt), { at: removedAt, value: false }];
}

/** From some moment on, whether any of these items is there and fits a filter. */
function presence(
  items: readonly LedgerObject[],
  filter: Filter,
  from: number,
  world: World,
): Timeline<boolean> {
  const changes = new Map<number, number>([[from, 0]]);
  const note = (at: number, by: number) => {
    const moment = Math.max(at, from);
    changes.set(moment, (changes.get(moment) ?? 0) + by);
  };
  for (const item of items) {
    let isIn = false;
    for (const { at, value } of world.ledger.timeline<Filter>(item.id, 'data')) {
      const fits = fitsFilter(value, filter);
      if (fits !== isIn) note(at, fits ? 1 : -1);
      isIn = fits;
    }
    if (isIn && item.removedAt !== null) note(item.removedAt, -1);
  }
  let count = 0;
  return [...changes]
    .sort(([one], [other]) => one - other)
    .map(([at, by]) => {
      count += by;
      return { at, value: count > 0 };
    })
    .filter(({ value }, index, all) => index === 0 || all[index - 1]?.value !== value);
}
