import type { Tx } from '@posthorn/db';
import { erasureBlockers, FORMER_MEMBER } from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../platform/events/announce.ts';
import { lockAccount } from '../../platform/lock-account.ts';
import { recordChange } from '../../platform/record.ts';
import { refuseWhen } from '../../platform/refusal.ts';
import { leaveMasterAccount } from '../master-accounts/index.ts';
import { takeBackInvitations } from '../members/index.ts';
import { eraseInvited } from './erase-invited.ts';
import { eraseName } from './erase-name.ts';
import type { LivingPerson } from './living-person.ts';

/**
 * Takes a person out of everything: rights end, what was theirs alone goes, and what they did stays without their name.
 * Refused as long as something would be left that nobody could go on with.
 */
export async function erasePerson(tx: Tx, person: LivingPerson): Promise<void> {
  const { id: personId } = person;
  // First, because until the end of the transaction no one else is erased: accounts are locked in any order.
  const masterAccount = await leaveMasterAccount(tx, personId);
  const accounts = await accountsOf(tx, person);
  for (const accountId of accounts) await lockAccount(tx, accountId);
  refuseWhen(
    erasureBlockers({ accounts: await accountsWithoutOther(tx, personId), masterAccount }),
    'conflict',
  );
  for (const accountId of accounts) {
    await takeBackInvitations(tx, { accountId, senderId: personId, personId });
  }
  await endMemberships(tx, personId);
  await eraseInvited(tx, person);
  await endSessions(tx, personId);
  for (const table of ownTables) {
    await tx.deleteFrom(table).where('person_id', '=', personId).execute();
  }
  await tx
    .deleteFrom('saved_view')
    .where('person_id', '=', personId)
    .where('is_shared', '=', false)
    .execute();
  await tx.deleteFrom('notification').where('for_person', '=', personId).execute();
  await tx
    .deleteFrom('balance_recipient')
    .where(sql<boolean>`lower(email) = lower(${person.email})`)
    .execute();
  await eraseName(tx, person);
  await tx
    .updateTable('person')
    .set({
      ...{ first_name: FORMER_MEMBER, last_name: '', email: `${personId}@erased.invalid` },
      erased_at: sql<Date>`product_now()`,
    })
    .where('id', '=', personId)
    .execute();
}

/** What is about the person alone. */
export const ownTables = [
  ...(['identity', 'mail_choice', 'waiting_news', 'weekly_letter'] as const),
  ...(['notification_mark', 'default_view', 'application_reader'] as const),
  ...(['consent', 'answered_call'] as const),
] as const;

/** In which the person is a member, has invited someone, or is invited. */
async function accountsOf(tx: Tx, { id, email }: LivingPerson): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from membership where person_id = ${id}
    union
    select account_id from invitation
    where (invited_by = ${id} or email = ${email}) and accepted_at is null and revoked_at is null
    order by id`.execute(tx);
  return rows.map((row) => row.id);
}

async function accountsWithoutOther(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.name from membership m
    join account a on a.id = m.account_id
    where m.person_id = ${personId} and m.role = 'admin' and not exists (
      select from membership other
      where other.account_id = m.account_id and other.role = 'admin' and other.person_id <> m.person_id)
    order by a.name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Workspaces and tokens of the API go with the membership. */
async function endMemberships(tx: Tx, personId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('membership')
    .where('person_id', '=', personId)
    .returning(['account_id', 'role'])
    .execute();
  for (const { account_id: accountId, role } of ended) {
    await recordChange(tx, {
      ...{ accountId, workspaceId: null, personId },
      ...{ kind: 'membership', entityId: personId, action: 'removed' },
      before: { role, left: true },
      tells: { admins: true, about: personId },
    });
  }
}

/** Open screens go to the sign-in page; visits end with their session. */
async function endSessions(tx: Tx, personId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .returning('token_hash')
    .execute();
  for (const { token_hash } of ended) {
    await announce(tx, { endedSession: token_hash.toString('hex') });
  }
}
