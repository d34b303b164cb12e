import type { Tx } from '@posthorn/db';
import type { Network } from '@posthorn/domain';
import { announce } from '../../platform/events/announce.ts';
import { recordChange } from '../../platform/record.ts';

interface Connecting {
  accountId: string;
  personId: string;
  network: Network;
  /** The number of the ad account; null where there is none. */
  before: string | null;
  after: string | null;
  pages?: string[];
}

/** Writes down who connected or disconnected what, and tells the open screens of the account. */
export const recordConnection = (
  tx: Tx,
  { accountId, personId, network, before, after, pages = [] }: Connecting,
) =>
  recordChange(tx, {
    accountId,
    workspaceId: null,
    personId,
    kind: 'account',
    entityId: accountId,
    action: 'changed',
    before: { connection: { network, adAccount: before } },
    after: { connection: { network, adAccount: after, ...(pages.length > 0 && { pages }) } },
    tells: { wholeAccount: true },
  });

/** Tells the open screens of an account that a connection is not what it was. */
export const announceConnection = (tx: Tx, accountId: string) =>
  announce(tx, {
    accountId,
    audience: { wholeAccount: true },
    event: { kind: 'account', id: accountId, action: 'changed', by: null },
  });
