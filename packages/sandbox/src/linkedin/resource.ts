import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import type { Body } from './check.ts';
import type { Kind } from './kinds.ts';
import type { ResourceShape } from './shapes.ts';

/** Something in an ad account that is created, searched, changed and deleted the same way. */
export interface Resource {
  kind: Kind;
  shape: ResourceShape;
  search: {
    largestPage: number;
    /** What can be searched by, and the field it is compared with. */
    fields: Readonly<Record<string, string>>;
  };
  /** Checks and makes it; answers its id. */
  create(world: World, account: SandboxAccount, body: Body): Promise<string>;
  /** Throws when it may not become so. */
  change(world: World, account: SandboxAccount, object: LedgerObject, after: Body): Promise<void>;
  checkDelete(world: World, object: LedgerObject): void;
  show(world: World, object: LedgerObject): Body;
}
