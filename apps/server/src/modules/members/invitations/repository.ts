import type { Db, Tx } from '@posthorn/db';
import { FINISHED_INVITATION_KEPT_DAYS, type Role } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

const invitationQuery = (db: Db | Tx) =>
  db
    .selectFrom('invitation')
    .selectAll('invitation')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('invitation_workspace')
          .innerJoin('workspace', 'workspace.id', 'invitation_workspace.workspace_id')
          .select(['workspace.id', 'workspace.name', 'workspace.slug'])
          .whereRef('invitation_workspace.invitation_id', '=', 'invitation.id')
          .orderBy('workspace.name'),
      ).as('workspaces'),
    );

const open = (db: Db | Tx) =>
  invitationQuery(db).where('accepted_at', 'is', null).where('revoked_at', 'is', null);

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Those that were neither accepted nor revoked, also when they are late. */
export function listInvitations(db: Db, accountId: string) {
  return open(db).where('account_id', '=', accountId).execute();
}

/** Those among them that a person has sent. */
export function listInvitationsBy(tx: Tx, accountId: string, personId: string) {
  return open(tx)
    .where('account_id', '=', accountId)
    .where('invited_by', '=', personId)
    .orderBy('id')
    .execute();
}

export function findOpenInvitation(tx: Tx, accountId: string, email: string) {
  return open(tx).where('account_id', '=', accountId).where('email', '=', email).executeTakeFirst();
}

export function findInvitation(tx: Tx, accountId: string, invitationId: string) {
  return invitationQuery(tx)
    .where('account_id', '=', accountId)
    .where('id', '=', invitationId)
    .executeTakeFirst();
}

export function findInvitationByLink(db: Db | Tx, tokenHash: Buffer) {
  return invitationQuery(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

interface NewInvitation {
  accountId: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  workspaceIds: readonly string[];
  invitedBy: string;
  tokenHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/** Undefined when another one for this address is open. */
export async function insertInvitation(
  tx: Tx,
  invitation: NewInvitation,
): Promise<string | undefined> {
  const { accountId: account_id, email, first_name, last_name, role } = invitation;
  const inserted = await tx
    .insertInto('invitation')
    .values({
      ...{ account_id, email, first_name, last_name, role },
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.sentAt,
      sent_at: invitation.sentAt,
      expires_at: invitation.expiresAt,
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await tx
    .insertInto('invitation_workspace')
    .values(
      invitation.workspaceIds.map((workspace_id) => ({
        ...{ account_id, workspace_id, invitation_id: inserted.id },
      })),
    )
    .execute();
  return inserted.id;
}

const change = (tx: Tx, invitationId: string) =>
  tx.updateTable('invitation').where('id', '=', invitationId);

/** The link of the letter before stops working. */
export async function renewInvitation(
  tx: Tx,
  invitationId: string,
  link: { tokenHash: Buffer; sentAt: Date; expiresAt: Date },
) {
  await change(tx, invitationId)
    .set({ token_hash: link.tokenHash, sent_at: link.sentAt, expires_at: link.expiresAt })
    .execute();
}

export async function markRevoked(tx: Tx, invitationId: string, at: Date | RawBuilder<Date>) {
  await change(tx, invitationId).set({ revoked_at: at }).execute();
}

export async function markAccepted(tx: Tx, invitationId: string, by: string, at: Date) {
  await change(tx, invitationId).set({ accepted_at: at, accepted_by: by }).execute();
}

/** Of each the moment from which on nobody can accept it. */
export async function forgetFinishedInvitations(db: Db): Promise<void> {
  await sql`
    delete from invitation
    where least(coalesce(accepted_at, revoked_at), expires_at)
      < product_now() - make_interval(days => ${FINISHED_INVITATION_KEPT_DAYS})`.execute(db);
}

/** A person by id, and whether an address is theirs; case does not count. */
export function findPersonWithAddress(tx: Tx, personId: string, email: string) {
  return tx
    .selectFrom('person')
    .select((eb) => ['id', 'first_name', 'last_name', 'email', eb('email', '=', email).as('owns')])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}
