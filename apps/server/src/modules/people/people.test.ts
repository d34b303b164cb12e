import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { ownTables } from './erase-person.ts';

setScene();

/** Found nowhere else: wherever it turns up, it is of this person. */
const email = 'Quirinia.Vandersloot@example.test';
const WORDS = ['quirinia', 'vandersloot'];
const newAddress = 'someone.invited@example.test';

let person: { id: string };
let own: TestClient;
const inAccount = () => ({ accountId: world.account.id });
beforeEach(async () => {
  await server.db.deleteFrom('invitation').where('email', '=', newAddress).execute();
  await server.db.deleteFrom('person').where('email', '=', email).execute();
  const names = { first_name: 'Quirinia', last_name: 'Vandersloot (BV)' };
  person = await builders.makePerson(server.db, { email, ...names });
  await server.db
    .insertInto('membership')
    .values({ account_id: world.account.id, person_id: person.id, role: 'admin' })
    .execute();
  own = await server.client(person.id);
});

const erase = (typed = email.toUpperCase()) => own.send('eraseMe', { body: { email: typed } });
const aToken = { name: 'Mine', rights: ['read' as const], days: 30 as const };
const codes = ({ body }: { body: unknown }) => (body as ErrorBody).findings.map(({ code }) => code);

async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(server.db);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} t where t::text ilike any (${words.map((word) => `%${word}%`)}) limit 1`.execute(
      server.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Leaves the name wherever a person leaves it. */
async function actAsMember(): Promise<void> {
  const campaignId = world.activeCampaign.id;
  const master = await builders.makeMasterAccount(server.db, [world.account.id]);
  const above = await server.client(master.admin.id);
  const secret = { url: 'https://program.test', sealed_secret: Buffer.from('x') };
  await server.db
    .insertInto('webhook')
    .values({ account_id: world.account.id, ...secret, events: ['campaign.paused'] })
    .execute();
  const invited = {
    email: newAddress,
    role: 'editor' as const,
    workspaces: [world.workspace.slug],
  };
  await own.call('inviteMember', { params: inAccount(), body: invited });
  await own.call('pauseCampaign', { params: { campaignId } });
  await own.call('createApiToken', { params: inAccount(), body: aToken });
  await own.call('chooseMail', { body: { applications: 'never' } });
  await above.call('enterAccount', { params: inAccount() });
  const changed = { params: { ...inAccount(), userId: person.id } };
  await above.call('demoteMember', changed);
  await above.call('promoteMember', { params: inAccount(), body: { user_id: person.id } });
  await server.db
    .insertInto('master_admin')
    .values({ person_id: person.id, master_account_id: master.id })
    .execute();
  await own.call('enterAccount', { params: inAccount() });
  await own.call('leaveAccount', { params: inAccount() });
  await server.db
    .insertInto('identity')
    .values({ issuer: 'https://provider.test', subject: 'quirinia', person_id: person.id })
    .execute();
}

describe('a person who has themselves erased', () => {
  test('stands nowhere any more, and what they did is a former member’s', async () => {
    await actAsMember();
    expect(await tablesWith(WORDS)).toEqual(
      expect.arrayContaining([
        'public.activity',
        'public.audit_entry',
        'public.identity',
        'public.mail',
        'public.notification',
        'public.person',
        'public.webhook_delivery',
      ]),
    );
    const before = await server.db.selectFrom('audit_entry').select('id').execute();
    expect(await erase()).toMatchObject({ status: 204 });
    expect(await tablesWith(WORDS)).toEqual([]);
    const log = await admin.call('listMemberActivity', { params: inAccount() });
    const said = log.body.map(({ user, message }) => `${user} ${message}`);
    expect(said).toContain('Former member left Posthorn and was erased');
    expect(said.some((line) => line.endsWith('made Former member an admin'))).toBe(true);
    const done = await admin.call('getActivityLog', {
      params: { campaignId: world.activeCampaign.id },
    });
    expect(JSON.stringify(done.body)).toContain('Former member');
    // The log of the master account has one entry more: the right that ended.
    const after = await server.db.selectFrom('audit_entry').select('search_text').execute();
    expect(after).toHaveLength(before.length + 1);
    expect(after.some(({ search_text }) => search_text.includes('former member'))).toBe(true);
  });

  test('is out at once, and comes back as somebody new without rights', async () => {
    const { db } = server;
    await own.call('createApiToken', { params: inAccount(), body: aToken });
    const other = await server.client(person.id);
    const tokens = db.selectFrom('api_token').select('id').where('person_id', '=', person.id);
    expect(await tokens.execute()).toHaveLength(1);
    expect((await erase()).status).toBe(204);
    for (const client of [own, other]) expect((await client.send('getMe', {})).status).toBe(401);
    expect(await tokens.execute()).toEqual([]);
    const signIn = async (address: string) => {
      const client = await server.client();
      return (await client.send('signInLocally', { body: { email: address } })).status;
    };
    expect([await signIn(email), await signIn(`${person.id}@erased.invalid`)]).toEqual([422, 422]);
    await admin.call('inviteMember', {
      params: inAccount(),
      body: { email, role: 'editor', workspaces: [world.workspace.slug] },
    });
    const again = await server.client();
    await again.call('signInLocally', { body: { email } });
    const me = await again.call('getMe', {});
    expect(me.body.id).not.toBe(person.id);
    expect((await again.call('listMemberships', {})).body).toEqual([]);
  });

  test('takes back what they sent, and is invited nowhere any more', async () => {
    const invited = {
      email: newAddress,
      role: 'admin' as const,
      workspaces: [world.workspace.slug],
    };
    await own.call('inviteMember', { params: inAccount(), body: invited });
    const stranger = await server.client(world.stranger.id);
    const elsewhere = { accountId: world.other.id };
    const workspaces = await stranger.call('listWorkspaces', { params: elsewhere });
    await stranger.call('inviteMember', {
      params: elsewhere,
      body: { email, role: 'admin', workspaces: [workspaces.body[0]?.slug ?? ''] },
    });
    await erase();
    for (const [client, params] of [
      [admin, inAccount()],
      [stranger, elsewhere],
    ] as const) {
      const { body } = await client.call('listMembers', { params });
      expect(body.filter(({ isPending }) => isPending)).toEqual([]);
    }
  });

  test('has typed the own address', async () => {
    const refused = await erase('someone@example.test');
    expect([refused.status, ...codes(refused)]).toEqual([422, 'member.typeOwnAddress']);
    expect((await own.send('getMe', {})).status).toBe(200);
  });

  test('leaves no account without an admin', async () => {
    await server.db
      .updateTable('membership')
      .set({ role: 'editor' })
      .where('account_id', '=', world.account.id)
      .where('person_id', '<>', person.id)
      .execute();
    const refused = await erase();
    expect([refused.status, ...codes(refused)]).toEqual([409, 'member.onlyAdminOf']);
    expect((refused.body as ErrorBody).message).toContain(
      `Nobody else is an admin of ${world.account.name}. Make another user an admin there first`,
    );
    expect((await own.send('getAccount', { params: inAccount() })).status).toBe(200);
  });

  test('leaves no master account without an admin, and nothing is changed then', async () => {
    const made = await builders.makeMasterAccount(server.db, [world.account.id]);
    own = await server.client(made.admin.id);
    const { body: me } = await own.call('getMe', {});
    const refused = await erase(me.email);
    expect([refused.status, ...codes(refused)]).toEqual([409, 'member.onlyMasterAdminOf']);
    expect((await own.call('getMe', {})).body.is_master_admin).toBe(true);
  });
});

test('two admins who have themselves erased at the same moment leave one', async () => {
  await server.db
    .deleteFrom('membership')
    .where('account_id', '=', world.account.id)
    .where('person_id', 'not in', [person.id, world.admin.id])
    .execute();
  const answers = await Promise.all([
    erase(),
    admin.send('eraseMe', { body: { email: world.admin.email } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('the log of master admins can be changed in no other way', async () => {
  await builders.makeMasterAccount(server.db, [world.account.id]);
  await server.db
    .insertInto('audit_entry')
    .values({
      ...{ master_account_id: world.account.id, person_id: person.id, action: 'accountLeft' },
      ...{ person_name: 'x', person_email: 'x', search_text: 'x' },
    })
    .execute();
  const changes = [
    { text: sql`update audit_entry set person_name = ''`, erases: 'off' },
    { text: sql`update audit_entry set action = 'accountEntered'`, erases: 'on' },
    { text: sql`update audit_entry set at = at - interval '1 day'`, erases: 'on' },
    { text: sql`delete from audit_entry`, erases: 'on' },
  ];
  for (const { text, erases } of changes) {
    const tried = server.db.transaction().execute(async (tx) => {
      await sql`select set_config('posthorn.erases_person', ${erases}, true)`.execute(tx);
      await text.execute(tx);
    });
    await expect(tried).rejects.toThrow('the audit log is only added to');
  }
});

test('a person gets all that is kept of them in a file, and nothing of what accounts keep', async () => {
  await actAsMember();
  const { body } = await own.call('getMyData', {});
  expect(body.name).toBe('my-data.json');
  const data = JSON.parse(body.content);
  expect(data).toMatchObject({
    person: { firstName: 'Quirinia', email },
    signsInAt: [{ issuer: 'https://provider.test', subject: 'quirinia' }],
    sessions: [{ device: expect.any(String) }],
    memberships: [{ account: world.account.name, role: 'Admin' }],
    masterAccounts: [{ name: expect.any(String) }],
    invitationsSent: [{ email: newAddress }],
    invitationsReceived: [],
    letterChoices: [{ letters: 'applications', choice: 'never' }],
    letters: [{ subject: 'You are now an editor' }, { subject: 'You are now an admin' }],
    visits: [{ account: world.account.name }],
    auditLog: [{ what: 'Account entered' }, { what: 'Account left' }],
  });
  expect(data.activity).toContainEqual(
    expect.objectContaining({ account: world.account.name, kind: 'campaign', action: 'changed' }),
  );
  expect(body.content).not.toContain(world.activeCampaign.title);
});

/** What refers to a person and stays: who did it is a former member. */
const kept = [
  ...['account.archive_begun_by', 'account_visit.person_id', 'activity.person_id'],
  ...['ad_account.connected_by', 'application.assigned_to', 'application_use.person_id'],
  ...['campaign.made_by', 'campaign_error.resolved_by', 'feed.asked_by'],
  'feed_reading.person_id',
  ...['ledger_entry.person_id', 'media.person_id', 'notification.by_person', 'webhook.person_id'],
];
/** What goes with the person, with a session or with a membership, or is decided by itself. */
const gone = [
  ...ownTables.map((table) => `${table}.person_id`),
  ...['session.person_id', 'membership.person_id', 'master_admin.person_id'],
  ...['invitation.accepted_by', 'invitation.invited_by', 'notification.for_person'],
  ...['saved_view.person_id'],
];

test('whatever refers to a person goes with them, or is known to stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'person'::regclass`.execute(server.db);
  expect(rows.map(({ name }) => name).sort()).toEqual([...kept, ...gone].sort());
});
