import type { World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { missing } from './graph-error.ts';

/** What Meta keeps here. */
export type Kind =
  | 'campaign'
  | 'adset'
  | 'ad'
  | 'adcreative'
  | 'image'
  | 'video'
  | 'session'
  | 'run';

/** Something that exists, is of this kind, and belongs to this account. */
export function kept(
  world: World,
  kind: Kind,
  id: string,
  account: string | null,
  method = 'GET',
): LedgerObject {
  const object = world.ledger.get(id);
  const isOurs = account === null || object?.account === account;
  if (object?.kind !== kind || !isOurs || object.removedAt !== null) throw missing(id, method);
  return object;
}

/** What stands above an ad or ad set; it was checked when that was made. */
export function above(world: World, { parent }: LedgerObject): LedgerObject {
  const object = world.ledger.get(parent ?? '');
  if (!object) throw new Error(`Nothing is above ${parent}`);
  return object;
}

export const fieldText = (object: LedgerObject, name: string): string | undefined => {
  const value = object.fields[name];
  return value === undefined || value === null ? undefined : String(value);
};
