import type { Db, Tx } from '@posthorn/db';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { realTime } from '../../platform/real-time.ts';

export function findPersonById(db: Db, personId: string) {
  return db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();
}

/** Of the one thing that is above the accounts. */
export async function isMasterAdmin(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('master_admin')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
}

export function findPersonByEmail(db: Db | Tx, email: string) {
  return db
    .selectFrom('person')
    .selectAll()
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export function findPersonByIdentity(db: Db | Tx, issuer: string, subject: string) {
  return db
    .selectFrom('identity')
    .innerJoin('person', 'person.id', 'identity.person_id')
    .selectAll('person')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Whether the same provider knows this person as someone else. */
export const hasOtherIdentity = async (
  db: Db | Tx,
  personId: string,
  { iss, sub }: { iss: string; sub: string },
): Promise<boolean> =>
  (await db
    .selectFrom('identity')
    .select('subject')
    .where('person_id', '=', personId)
    .where('issuer', '=', iss)
    .where('subject', '<>', sub)
    .executeTakeFirst()) !== undefined;

export async function linkIdentity(
  tx: Tx,
  identity: { issuer: string; subject: string; personId: string },
): Promise<void> {
  await tx
    .insertInto('identity')
    .values({ issuer: identity.issuer, subject: identity.subject, person_id: identity.personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function insertPerson(
  tx: Tx,
  person: { email: string; first_name: string; last_name: string },
) {
  return (
    tx
      .insertInto('person')
      .values(person)
      // two first sign-ins of one person at once
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: person.email }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Those that are not over, the one that asks first, then the one that was used last. */
export function listSessions(db: Db, personId: string, current: Buffer) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .select(({ eb }) => eb('token_hash', '=', current).as('is_current'))
    .where('person_id', '=', personId)
    .where('expires_at', '>', realTime)
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** With the account in which this session is as a visitor, where it is in one. */
export function listMemberships(db: Db, personId: string, session: Buffer) {
  return (
    db
      .selectFrom('account_role as r')
      .innerJoin('account', 'account.id', 'r.account_id')
      .leftJoin('membership as m', (join) =>
        join.onRef('m.account_id', '=', 'r.account_id').onRef('m.person_id', '=', 'r.person_id'),
      )
      .leftJoin('account_visit as v', (join) =>
        join
          .onRef('v.session_hash', '=', 'r.session_hash')
          .onRef('v.account_id', '=', 'r.account_id')
          .on('v.left_at', 'is', null),
      )
      .select(['account.id', 'account.name', 'r.role', 'v.ends_at'])
      .select(sql<Date>`coalesce(m.member_since, v.entered_at)`.as('member_since'))
      // Who is a member, too, is there as a visitor for the time being.
      .distinctOn([sql`account.name`, sql`account.id`])
      .where('r.person_id', '=', personId)
      .where((eb) => eb.or([eb('r.session_hash', 'is', null), eb('r.session_hash', '=', session)]))
      .orderBy('account.name')
      .orderBy('account.id')
      .orderBy(sql`r.session_hash is null`)
      .execute()
  );
}

/** The people offered on the local sign-in page, those made first on top. */
export function listPeople(db: Db, limit: number) {
  return db
    .selectFrom('person')
    .select((eb) => [
      'person.id',
      'email',
      'first_name',
      'last_name',
      jsonArrayFrom(
        eb
          .selectFrom('membership')
          .innerJoin('account', 'account.id', 'membership.account_id')
          .select(['account.name as account', 'membership.role'])
          .whereRef('membership.person_id', '=', 'person.id')
          .orderBy('account.name'),
      ).as('memberships'),
    ])
    .where('person.erased_at', 'is', null)
    .orderBy('person.id')
    .limit(limit)
    .execute();
}

/** How a person is called in an invitation that can still be accepted; the newest knows best. */
export function findInvitedNames(tx: Tx, email: string, now: Date) {
  return tx
    .selectFrom('invitation')
    .select(['first_name', 'last_name'])
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
