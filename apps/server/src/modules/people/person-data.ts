import type { Db, Tx } from '@posthorn/db';
import { applicationUseLabels, auditActionLabels, deviceName, roleLabels } from '@posthorn/domain';
import { sql } from 'kysely';

/**
 * All that is kept of a person, in a file to hand over. Of what they did in accounts it says that and when, not what was
 * in it: that belongs to the account, which they may have left.
 */
export async function personData(db: Db | Tx, personId: string) {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { email } = person;
  return {
    madeAt: await productNow(db),
    person: {
      firstName: person.first_name,
      lastName: person.last_name,
      email,
      knownSince: person.created_at,
    },
    signsInAt: await db
      .selectFrom('identity')
      .select(['issuer', 'subject'])
      .where('person_id', '=', personId)
      .execute(),
    sessions: (await sessionsOf(db, personId)).map(({ user_agent, ...session }) => ({
      device: deviceName(user_agent),
      ...session,
    })),
    memberships: (await membershipsOf(db, personId)).map(({ role, ...membership }) => ({
      ...membership,
      role: roleLabels[role],
    })),
    masterAccounts: await db
      .selectFrom('master_admin')
      .innerJoin('master_account as m', 'm.id', 'master_account_id')
      .select(['m.name', 'since'])
      .where('person_id', '=', personId)
      .execute(),
    invitationsReceived: await invitations(db).where('i.email', '=', email).execute(),
    invitationsSent: await invitations(db).where('i.invited_by', '=', personId).execute(),
    apiTokens: await db
      .selectFrom('api_token as t')
      .innerJoin('account', 'account.id', 't.account_id')
      .select(['account.name as account', 't.name', 't.created_at as madeAt'])
      .select('t.last_used_at as lastUsedAt')
      .where('person_id', '=', personId)
      .execute(),
    savedViews: await db
      .selectFrom('saved_view as v')
      .innerJoin('account', 'account.id', 'v.account_id')
      .select(['account.name as account', 'v.name', 'v.is_shared as isShared'])
      .where('person_id', '=', personId)
      .execute(),
    letterChoices: await db
      .selectFrom('mail_choice')
      .select(['mail_group as letters', 'choice'])
      .where('person_id', '=', personId)
      .execute(),
    letters: await db
      .selectFrom('mail')
      .select(['subject', 'created_at as writtenAt', 'sent_at as sentAt'])
      .where((eb) => eb(eb.fn('lower', ['recipient']), '=', email.toLowerCase()))
      .orderBy('id')
      .execute(),
    activity: await db
      .selectFrom('activity')
      .innerJoin('account', 'account.id', 'activity.account_id')
      .select(['at', 'account.name as account', 'kind', 'action'])
      .where('person_id', '=', personId)
      .orderBy('activity.id')
      .execute(),
    applicationsDealtWith: (await usesOf(db, personId)).map(({ use, ...entry }) => ({
      ...entry,
      what: applicationUseLabels[use],
    })),
    visits: await db
      .selectFrom('account_visit as v')
      .innerJoin('account', 'account.id', 'v.account_id')
      .select(['account.name as account', 'entered_at as enteredAt', 'left_at as leftAt'])
      .where('person_id', '=', personId)
      .orderBy('entered_at')
      .execute(),
    auditLog: (await auditOf(db, personId)).map(({ action, ...entry }) => ({
      ...entry,
      what: auditActionLabels[action],
    })),
  };
}

const sessionsOf = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('session')
    .select(['user_agent', 'created_at as signedInAt', 'last_seen_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();

const membershipsOf = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.account_id')
    .select(['account.name as account', 'm.role', 'm.member_since as memberSince'])
    .select((eb) =>
      eb
        .selectFrom('workspace_member as wm')
        .innerJoin('workspace', 'workspace.id', 'wm.workspace_id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['workspace.name']).as('names'))
        .whereRef('wm.account_id', '=', 'm.account_id')
        .whereRef('wm.person_id', '=', 'm.person_id')
        .as('workspaces'),
    )
    .where('m.person_id', '=', personId)
    .orderBy('account.name')
    .execute();

const invitations = (db: Db | Tx) =>
  db
    .selectFrom('invitation as i')
    .innerJoin('account', 'account.id', 'i.account_id')
    .select(['account.name as account', 'i.email', 'i.first_name as firstName'])
    .select(['i.last_name as lastName', 'i.role', 'i.sent_at as sentAt'])
    .select(['i.accepted_at as acceptedAt', 'i.revoked_at as takenBackAt'])
    .orderBy('i.id');

const usesOf = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('application_use as u')
    .innerJoin('campaign', 'campaign.id', 'u.campaign_id')
    .innerJoin('account', 'account.id', 'campaign.account_id')
    .select(['account.name as account', 'u.use', 'u.times', 'u.at', 'u.last_at as lastAt'])
    .where('u.person_id', '=', personId)
    .orderBy('u.id')
    .execute();

const auditOf = (db: Db | Tx, personId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'account_name as account', 'action'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

async function productNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select product_now() as now`.execute(db);
  return rows[0]?.now as Date;
}
