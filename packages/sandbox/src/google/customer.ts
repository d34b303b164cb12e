import { nameOfDay, Zone } from '../delivery/zone.ts';
import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Path, refuse } from './errors.ts';
import { type KindName, kinds, partsOf } from './kinds.ts';

const CLAIM = 'claim';

/** One Google Ads account and everything in it, while a request is carried out. */
export class Customer {
  constructor(
    readonly world: World,
    readonly account: SandboxAccount,
  ) {}

  get prefix(): string {
    return `customers/${this.account.id}`;
  }

  get today(): string {
    return nameOfDay(Zone.of(this.account.timeZone).dayOf(this.world.now()));
  }

  newName(kind: KindName, id: string = this.world.newId()): string {
    return `${this.prefix}/${kinds[kind].collection}/${id}`;
  }

  /** Also what was removed. Links that were made anew are found as they are now. */
  find(resourceName: string): LedgerObject | undefined {
    const { customer, kind } = partsOf(resourceName);
    if (customer !== this.account.id || !kind) return undefined;
    const { ledger } = this.world;
    return kinds[kind].isLink ? this.claimed(`link:${resourceName}`) : ledger.get(resourceName);
  }

  /** What something refers to: of this kind, and not removed. */
  living(resourceName: unknown, kind: KindName, path: Path): LedgerObject {
    const name = typeof resourceName === 'string' ? resourceName : '';
    if (name === '') refuse('fieldError.REQUIRED', 'The required field was not present.', path);
    if (partsOf(name).kind !== kind)
      refuse('requestError.RESOURCE_NAME_MALFORMED', 'Resource name is malformed.', path, {
        trigger: name,
      });
    const found = this.find(name);
    if (!found || found.removedAt !== null)
      refuse('mutateError.RESOURCE_NOT_FOUND', 'Resource was not found.', path, { trigger: name });
    return found;
  }

  /**
   * Who holds a name, if it still exists. Names are looked up like this and not in lists, because a
   * list may be made to forget what was created a moment ago, and a name must not.
   */
  claimed(key: string): LedgerObject | undefined {
    const owner = this.world.ledger.get(claimId(this.account.id, key))?.fields.owner;
    return typeof owner === 'string' ? this.world.ledger.get(owner) : undefined;
  }

  claim(key: string, owner: string): void {
    const { ledger } = this.world;
    const id = claimId(this.account.id, key);
    if (ledger.get(id)) ledger.change(id, { owner });
    else ledger.create({ kind: CLAIM, id, account: this.account.id, fields: { owner } });
  }

  /** Refuses a name that another person has; takes it otherwise. */
  keepNameApart(scope: string, name: string, owner: string | undefined, taken: () => never): void {
    const holder = this.claimed(`${scope}:${name}`);
    const isTaken =
      holder && holder.id !== owner && holder.removedAt === null && holder.name === name;
    if (isTaken) taken();
  }
}

const claimId = (account: string, key: string) => `${CLAIM}:${account}:${key}`;
