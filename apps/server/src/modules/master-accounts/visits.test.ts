import { beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '../../platform/session/session-store.ts';
import { admin, server } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { findRights } from '../accounts/index.ts';

setWholeScene();

let master: TestClient;
beforeEach(async () => {
  master = await server.client(world.master.admin.id);
});

const account = () => ({ params: { accountId: world.account.id } });
const enter = (who: TestClient) => who.call('enterAccount', account());
const leave = (who: TestClient) => who.call('leaveAccount', account());

/** What this browser gets of the account, its members, a campaign and a workspace of it. */
async function sees(who: TestClient): Promise<number[]> {
  const inWorkspace = { ...account().params, slug: world.workspace.slug };
  const answers = [
    await who.send('getAccount', account()),
    await who.send('listMembers', account()),
    await who.send('getCampaign', { params: { campaignId: world.campaign.id } }),
    await who.send('listWorkspaceMembers', { params: inWorkspace }),
    await who.send('listImageUses', { params: { mediaId: world.media.image.id } }),
  ];
  return answers.map(({ status }) => status);
}
const everything = [200, 200, 200, 200, 200];
const nothing = [404, 404, 404, 404, 404];

const sessionOf = (who: TestClient) => tokenHash(who.cookies.get('posthorn_session') ?? '');
const mayFollow = async (who: TestClient) => {
  const session = sessionOf(who).toString('hex');
  return (await findRights(server.db, world.account.id, [session])).has(session);
};

describe('a master admin', () => {
  test('sees into an account only between entering and leaving it', async () => {
    expect(await sees(master)).toEqual(nothing);
    expect(await enter(master)).toMatchObject({
      status: 200,
      body: { accountId: world.account.id, accountName: world.account.name },
    });
    expect(await sees(master)).toEqual(everything);
    expect(await mayFollow(master)).toBe(true);
    expect((await leave(master)).status).toBe(204);
    expect(await sees(master)).toEqual(nothing);
    expect(await mayFollow(master)).toBe(false);
    // Leaving twice is leaving.
    expect((await leave(master)).status).toBe(204);
  });

  test('is there with the session that entered, and with no other', async () => {
    await enter(master);
    const elsewhere = await server.client(world.master.admin.id);
    expect(await sees(elsewhere)).toEqual(nothing);
    expect(await mayFollow(elsewhere)).toBe(false);
    expect((await elsewhere.call('listMemberships', {})).body).toEqual([]);
    // The other session has nothing to leave.
    await leave(elsewhere);
    expect(await sees(master)).toEqual(everything);
  });

  test('finds the account among the own ones while visiting', async () => {
    await enter(master);
    const { body } = await master.call('listMemberships', {});
    expect(body).toMatchObject([
      { account_id: world.account.id, role: 'admin', visit_ends_at: expect.any(String) },
    ]);
    await leave(master);
    expect((await master.call('listMemberships', {})).body).toEqual([]);
  });

  test('sets up no webhook, which would go on after the visit', async () => {
    await enter(master);
    const body = { url: 'https://example.com/hook', events: ['campaign.finished' as const] };
    const refused = await master.send('createWebhook', { ...account(), body });
    expect(refused).toMatchObject({
      status: 409,
      body: { findings: [{ code: 'webhook.onlyMembers' }] },
    });
  });

  test('enters twice and is there once', async () => {
    const [first, second] = await Promise.all([enter(master), enter(master)]);
    expect(second.body.id).toBe(first.body.id);
    expect((await admin.call('listVisits', account())).body).toHaveLength(1);
  });

  test('acts as an admin: invites, and makes workspaces without being in them', async () => {
    await enter(master);
    const invited = await master.send('inviteMember', {
      ...account(),
      body: { email: 'new@example.test', role: 'editor', workspaces: [world.workspace.slug] },
    });
    expect(invited.status).toBe(201);
    const made = await master.send('createWorkspace', { ...account(), body: { name: 'West' } });
    expect(made.status).toBe(201);
    const members = await master.call('listMembers', account());
    expect(members.body.map(({ id }) => id)).not.toContain(world.master.admin.id);
  });

  test('is in the log with whom it invited, removed or gave another role', async () => {
    await enter(master);
    const done = async () => {
      const { body } = await master.call('listAuditEntries', {});
      return body.data.map(({ action }) => action);
    };
    const { accountId } = account().params;
    const invite = { email: 'new@example.test', role: 'editor' as const };
    const workspaces = [world.workspace.slug];
    const body = { ...invite, workspaces };
    const { body: invited } = await master.call('inviteMember', { ...account(), body });
    const invitation = { params: { accountId, invitationId: invited.id } };
    // As if it had been sent a while ago.
    await server.db
      .updateTable('invitation')
      .set({ sent_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', invited.id)
      .execute();
    await master.call('resendInvitation', invitation);
    await master.call('revokeInvitation', invitation);
    await master.call('promoteMember', { ...account(), body: { user_id: world.editor.id } });
    await master.call('demoteMember', { params: { accountId, userId: world.editor.id } });
    await master.call('removeMember', { params: { accountId, userId: world.editor.id } });
    expect(await done()).toEqual([
      'userRemoved',
      ...['roleChanged', 'roleChanged', 'invitationRevoked', 'invitationSentAgain', 'userInvited'],
      'accountEntered',
    ]);
    const { body: log } = await master.call('listAuditEntries', {});
    expect(log.data[1]).toMatchObject({ accountId, person: expect.any(String) });
    expect(log.data[1]?.changes).toContainEqual({
      ...{ name: 'Access level', before: 'admin', after: 'editor' },
    });
    // What its own admins do is theirs alone.
    await admin.call('inviteMember', {
      ...account(),
      body: { ...body, email: 'own@example.test' },
    });
    expect(await done()).toHaveLength(7);
  });

  test('leaves no key behind: a visitor can not make a token', async () => {
    await enter(master);
    const body = { name: 'Mine', rights: ['read'], days: 30 };
    const answer = await master.send('createApiToken', { ...account(), body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('a visit ends', () => {
  beforeEach(() => enter(master));

  test('when its time is over', async () => {
    const past = new Date(Date.now() - 60_000);
    await server.db
      .updateTable('account_visit')
      .set({ ends_at: past })
      .where('account_id', '=', world.account.id)
      .execute();
    expect(await sees(master)).toEqual(nothing);
    expect(await mayFollow(master)).toBe(false);
    const { body } = await admin.call('listVisits', account());
    expect(body[0]?.leftAt).toBe(past.toISOString());
  });

  test('when the person is no master admin any more', async () => {
    await server.db
      .deleteFrom('master_admin')
      .where('person_id', '=', world.master.admin.id)
      .execute();
    expect(await sees(master)).toEqual(nothing);
    expect((await enter(master)).status).toBe(404);
    expect((await master.call('getMe', {})).body.is_master_admin).toBe(false);
    // Made one again, they have to enter again.
    await server.db
      .insertInto('master_admin')
      .values({ person_id: world.master.admin.id, master_account_id: world.master.id })
      .execute();
    expect(await sees(master)).toEqual(nothing);
  });

  test('when the person manages another master account', async () => {
    await server.db
      .updateTable('master_admin')
      .set({ master_account_id: world.otherMaster.id })
      .where('person_id', '=', world.master.admin.id)
      .execute();
    expect(await sees(master)).toEqual(nothing);
    expect((await enter(master)).status).toBe(404);
  });

  test('when the account goes to another master account', async () => {
    await server.db
      .updateTable('account')
      .set({ master_account_id: world.otherMaster.id })
      .where('id', '=', world.account.id)
      .execute();
    expect(await sees(master)).toEqual(nothing);
    expect((await enter(master)).status).toBe(404);
  });

  test('when the person signs out, also from another browser', async () => {
    const elsewhere = await server.client(world.master.admin.id);
    await elsewhere.call('endMyOtherSessions', {});
    expect((await master.send('getAccount', account())).status).toBe(401);
    const { body } = await admin.call('listVisits', account());
    expect(body).toMatchObject([{ leftAt: expect.any(String) }]);
  });

  test('when another account is entered', async () => {
    await server.db
      .updateTable('account')
      .set({ master_account_id: world.master.id })
      .where('id', '=', world.other.id)
      .execute();
    await master.call('enterAccount', { params: { accountId: world.other.id } });
    expect(await sees(master)).toEqual(nothing);
    expect((await master.call('getMasterAccount', {})).body.visit?.accountId).toBe(world.other.id);
  });
});

test('admins of another master account and of the account can not enter', async () => {
  const other = await server.client(world.otherMaster.admin.id);
  expect((await enter(other)).status).toBe(404);
  expect((await enter(admin)).status).toBe(404);
  expect(await sees(other)).toEqual(nothing);
});

test('a member who is visiting as well is an admin until the end, and then what they were', async () => {
  await server.db
    .insertInto('membership')
    .values({ account_id: world.account.id, person_id: world.master.admin.id, role: 'editor' })
    .execute();
  const list = () => master.send('listMembers', account());
  expect((await list()).status).toBe(403);
  await enter(master);
  expect((await list()).status).toBe(200);
  expect((await master.call('listMemberships', {})).body).toHaveLength(1);
  await leave(master);
  expect((await list()).status).toBe(403);
});

test('a token opens nothing above its account, whoever made it', async () => {
  await server.db
    .insertInto('membership')
    .values({ account_id: world.account.id, person_id: world.master.admin.id, role: 'admin' })
    .execute();
  const body = { name: 'Mine', rights: ['read', 'campaigns', 'launch', 'presets'], days: 30 };
  const made = await master.send('createApiToken', { ...account(), body });
  const { token } = made.body as { token: string };
  const program = await server.client();
  const bearer = { authorization: `Bearer ${token}` };
  expect((await program.send('getAccount', account(), bearer)).status).toBe(200);
  for (const id of ['getMasterAccount', 'listManagedAccounts', 'listAuditEntries'] as const) {
    expect((await program.send(id, {}, bearer)).status).toBe(404);
  }
  for (const id of ['getManagedAccount', 'enterAccount', 'leaveAccount'] as const) {
    expect((await program.send(id, account(), bearer)).status).toBe(404);
  }
  const workspace = { ...account(), body: { name: 'West' } };
  expect((await program.send('createWorkspace', workspace, bearer)).status).toBe(403);
});

test('admins of the account see who was there; editors do not', async () => {
  await enter(master);
  const { body } = await admin.call('listVisits', account());
  const { first_name, last_name } = world.master.admin;
  expect(body).toMatchObject([{ name: `${first_name} ${last_name}`, leftAt: null }]);
  const editor = await server.client(world.editor.id);
  expect((await editor.send('listVisits', account())).status).toBe(403);
});

test('the description of the API does not tell of what is above the accounts', async () => {
  const { payload } = await server.app.inject({ url: '/api/docs/json' });
  expect(payload).toContain('/api/accounts/{accountId}/deposits');
  expect(payload).not.toContain('master-account');
});
