import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { REFUSED_LATER } from '../review.ts';
import type { Body } from './check.ts';
import { forbidden, notFound } from './problem.ts';

/** What LinkedIn keeps, as the ledger calls it. */
export const kinds = {
  group: 'adCampaignGroup',
  campaign: 'adCampaign',
  creative: 'creative',
  post: 'post',
  image: 'image',
  video: 'video',
} as const;
export type Kind = keyof typeof kinds;

export const urnId = (urn: unknown): string => String(urn).slice(String(urn).lastIndexOf(':') + 1);

/** What is there, and of this kind and account. */
export function existing(world: World, kind: Kind, id: string, account?: string): LedgerObject {
  const object = world.ledger.get(id);
  const isIt = object?.kind === kinds[kind] && object.removedAt === null;
  if (!isIt || (account !== undefined && object.account !== account)) throw notFound();
  return object;
}

export function accountOf(world: World, id: string): SandboxAccount {
  const account = world.accounts().find((one) => one.id === id);
  if (!account) throw forbidden(`urn:li:sponsoredAccount:${id}`);
  return account;
}

/** What was sent, as it is kept: the name has a place of its own. */
export function bodyOf({ fields: { [REFUSED_LATER]: _, ...fields }, name }: LedgerObject): Body {
  return name === '' ? fields : { ...fields, name };
}

export function keep(world: World, id: string, before: Body, { name, ...after }: Body): void {
  const gone = Object.keys(before).filter((key) => key !== 'name' && !(key in after));
  const without = Object.fromEntries(gone.map((key) => [key, undefined]));
  world.ledger.change(id, { ...after, ...without });
  world.ledger.rename(id, String(name ?? ''));
}

export const stampsOf = ({ createdAt, changedAt }: LedgerObject) => ({
  changeAuditStamps: {
    created: { actor: 'urn:li:person:sandbox', time: createdAt },
    lastModified: { actor: 'urn:li:person:sandbox', time: changedAt },
  },
});

export const versionOf = (world: World, { id }: LedgerObject) => ({
  version: { versionTag: String(new Set(world.ledger.history(id).map(({ at }) => at)).size) },
});
