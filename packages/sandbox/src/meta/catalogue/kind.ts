import type { SandboxAccount, World } from '../../dialect.ts';
import type { LedgerObject } from '../../ledger/object.ts';

/** What the ledger calls catalogues, the things in them, and what was asked of them at once. */
export const CATALOGUE = 'productCatalog';
export const SET = 'productSet';
export const ITEM = 'productItem';
export const BATCH = 'itemsBatch';

/** Here each ad account is the only one of its business. */
export const businessOf = ({ id }: Pick<SandboxAccount, 'id'>): string => `8${id}`;

export const businessAt = (world: World, id: string): SandboxAccount | undefined =>
  world.accounts().find((account) => businessOf(account) === id);

/** The catalogue or the set with this id, also one that was removed. */
export function catalogueAt(world: World, id: string): LedgerObject | undefined {
  const object = world.ledger.get(id);
  return object && [CATALOGUE, SET, ITEM].includes(object.kind) ? object : undefined;
}
