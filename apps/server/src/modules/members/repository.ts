import type { Db, Tx } from '@posthorn/db';
import { inOrderOfNames, type Role } from '@posthorn/domain';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { lockAccount } from '../../platform/lock-account.ts';

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

/** One role change at a time per account, so that two demotions cannot remove both last admins. */
export async function lockAdmins(tx: Tx, accountId: string): Promise<{ adminCount: number }> {
  await lockAccount(tx, accountId);
  return tx
    .selectFrom('membership')
    .select(sql<number>`count(*)::int`.as('adminCount'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
}

export async function setRole(tx: Tx, accountId: string, personId: string, role: Role) {
  await tx
    .updateTable('membership')
    .set({ role })
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
}
