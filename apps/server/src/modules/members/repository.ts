import type { Db, Tx } from '@posthorn/db';
import { type Capability, can, inOrderOfNames, type Role } from '@posthorn/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { lockAccount } from '../../platform/lock-account.ts';
import { Refusal } from '../../platform/refusal.ts';

const memberQuery = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select((eb) => [
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.email',
      'membership.role',
      jsonArrayFrom(
        eb
          .selectFrom('workspace_member')
          .innerJoin('workspace', 'workspace.id', 'workspace_member.workspace_id')
          .select(['workspace.id', 'workspace.name', 'workspace.slug'])
          .where('workspace_member.account_id', '=', accountId)
          .whereRef('workspace_member.person_id', '=', 'person.id')
          .orderBy('workspace.name'),
      ).as('workspaces'),
    ])
    .where('membership.account_id', '=', accountId);

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export async function listMembers(db: Db, accountId: string) {
  return inOrderOfNames(await memberQuery(db, accountId).execute());
}

export function findMember(tx: Tx, accountId: string, personId: string) {
  return memberQuery(tx, accountId).where('person.id', '=', personId).executeTakeFirst();
}

export async function isMemberAddress(tx: Tx, accountId: string, email: string): Promise<boolean> {
  const member = await memberQuery(tx, accountId)
    .where('person.email', '=', email)
    .executeTakeFirst();
  return member !== undefined;
}

/**
 * One change of members at a time per account, so that two demotions cannot remove both last admins.
 * Another person may have taken the caller's own right between the access check and the lock.
 */
export async function lockMembers(
  tx: Tx,
  accountId: string,
  caller: { personId: string; needs: Capability },
) {
  await lockAccount(tx, accountId);
  const member = await findCaller(tx, accountId, caller.personId);
  if (!member || !can(member.role, caller.needs)) {
    throw new Refusal('forbidden', 'permission.role');
  }
  const { adminCount } = await tx
    .selectFrom('membership')
    .select(sql<number>`count(*)::int`.as('adminCount'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return { caller: member, adminCount };
}

export type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>;

/** A member, or a master admin who is in the account, with the session that is there. */
const findCaller = (tx: Tx, accountId: string, personId: string) =>
  tx
    .selectFrom('account_role as r')
    .innerJoin('person', 'person.id', 'r.person_id')
    .select(['person.id', 'first_name', 'last_name', 'email', 'r.role', 'r.session_hash'])
    .where('r.account_id', '=', accountId)
    .where('r.person_id', '=', personId)
    .orderBy(sql`r.session_hash is null`)
    .executeTakeFirst();

export async function setRole(tx: Tx, accountId: string, personId: string, role: Role) {
  await tx
    .updateTable('membership')
    .set({ role })
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
}

/** Leaving the account means leaving its workspaces: their rows go with this one. */
export async function deleteMember(tx: Tx, accountId: string, personId: string) {
  await tx
    .deleteFrom('membership')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
}

export async function insertMember(
  tx: Tx,
  member: { accountId: string; personId: string; role: Role; workspaceIds: readonly string[] },
) {
  const own = { account_id: member.accountId, person_id: member.personId };
  await tx
    .insertInto('membership')
    .values({ ...own, role: member.role })
    .execute();
  if (member.workspaceIds.length === 0) return;
  await tx
    .insertInto('workspace_member')
    .values(member.workspaceIds.map((workspace_id) => ({ ...own, workspace_id })))
    .execute();
}

export async function accountName(tx: Tx, accountId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Those of the account that have these slugs. */
export function findWorkspaces(tx: Tx, accountId: string, slugs: readonly string[]) {
  return tx
    .selectFrom('workspace')
    .select(['id', 'name', 'slug'])
    .where('account_id', '=', accountId)
    .where('slug', '=', (eb) => eb.fn.any(eb.val([...slugs])))
    .orderBy('name')
    .execute();
}
