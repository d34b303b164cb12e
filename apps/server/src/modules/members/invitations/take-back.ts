import type { Tx } from '@posthorn/db';
import { fullName, invitedName } from '@posthorn/domain';
import { sql } from 'kysely';
import { recordChange } from '../../../platform/record.ts';
import { auditVisitor } from '../audit-visitor.ts';
import type { Caller } from '../repository.ts';
import { listInvitationsBy, markRevoked } from './repository.ts';

interface Sent {
  accountId: string;
  senderId: string;
  /** Who ended the sender's right to invite; null where it was no person. */
  personId: string | null;
}

/**
 * Takes back what a person has sent who may invite no longer. To be called with the account locked: no invitation is
 * accepted in between. Answers those that were taken back.
 */
export async function takeBackInvitations(tx: Tx, { accountId, senderId, personId }: Sent) {
  const sent = await listInvitationsBy(tx, accountId, senderId);
  for (const { id, ...invited } of sent) {
    await markRevoked(tx, id, sql<Date>`product_now()`);
    await recordChange(tx, {
      ...{ accountId, workspaceId: null, personId },
      ...{ kind: 'invitation', entityId: id, action: 'removed' },
      before: { name: invitedName(invited) },
      tells: { admins: true },
    });
  }
  return sent;
}

/** The same, done by a person; in the log of the master account, too, where it was a master admin. */
export async function takeBackAsCaller(
  tx: Tx,
  caller: Caller,
  sent: Omit<Sent, 'personId'>,
): Promise<void> {
  const taken = await takeBackInvitations(tx, { ...sent, personId: caller.id });
  for (const invited of taken) {
    await auditVisitor(tx, sent.accountId, caller, {
      action: 'invitationRevoked',
      before: { person: fullName(invited), email: invited.email },
    });
  }
}
