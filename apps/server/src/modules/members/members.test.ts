import type { ErrorBody } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';

setScene();

const accountParams = () => ({ accountId: world.account.id });
const promote = (user_id: string) =>
  admin.call('promoteMember', { params: accountParams(), body: { user_id } });
const demote = (userId: string, client = admin) =>
  client.call('demoteMember', { params: { ...accountParams(), userId } });
const message = (answer: { body: unknown }) => (answer.body as ErrorBody).message;

test('members carry role and workspaces', async () => {
  const { body } = await admin.call('listMembers', { params: accountParams() });
  expect(body.filter(({ isPending }) => !isPending)).toHaveLength(4);
  expect(body.find((member) => member.id === world.editor.id)).toMatchObject({
    role: 'editor',
    workspaces: [{ id: world.workspace.id, name: 'North', slug: 'north' }],
  });
});

test('an editor becomes an admin, once', async () => {
  expect((await promote(world.editor.id)).body.role).toBe('admin');
  const again = await promote(world.editor.id);
  expect(again.status).toBe(409);
  expect(message(again)).toBe('Only an editor can be made an admin');
});

test('an admin becomes an editor, once, loses the rights at once, and stays signed in', async () => {
  const demoted = await server.client(world.secondAdmin.id);
  expect((await demote(world.secondAdmin.id)).body.role).toBe('editor');
  expect(message(await demote(world.secondAdmin.id))).toBe('Only an admin can be made an editor');
  const refused = await demoted.call('listMembers', { params: accountParams() });
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'forbidden', findings: [{ code: 'permission.role' }] },
  });
  expect((await demoted.call('getAccount', { params: accountParams() })).status).toBe(200);
});

test('two admins who demote each other at the same moment leave one', async () => {
  const second = await server.client(world.secondAdmin.id);
  const answers = await Promise.all([demote(world.secondAdmin.id), demote(world.admin.id, second)]);
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses[0]).toBe(200);
  expect([403, 409]).toContain(statuses[1]);
  const { rows } = await server.deps.connection.pool.query(
    `select count(*)::int as n from membership where account_id = $1 and role = 'admin'`,
    [world.account.id],
  );
  expect(rows[0].n).toBe(1);
});

test('the change is written down with before and after', async () => {
  await promote(world.editor.id);
  const activity = await server.db
    .selectFrom('activity')
    .select(['kind', 'before', 'after', 'person_id'])
    .where('entity_id', '=', world.editor.id)
    .executeTakeFirst();
  expect(activity).toEqual({
    kind: 'membership',
    before: { role: 'editor' },
    after: { role: 'admin', name: `Person ${world.editor.last_name}` },
    person_id: world.admin.id,
  });
});

const remove = (userId: string, client = admin) =>
  client.call('removeMember', { params: { ...accountParams(), userId } });
const lettersTo = (email: string) =>
  server.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();

test('no one takes the own role or membership away', async () => {
  expect(message(await demote(world.admin.id))).toBe(
    'You can not change your own role. Ask another admin.',
  );
  expect(message(await remove(world.admin.id))).toBe(
    'You can not remove yourself. Ask another admin.',
  );
});

test('a removed person is out of account and workspaces, and hears of it; the campaigns stay', async () => {
  const removed = await server.client(world.editor.id);
  const campaignId = world.campaign.id;
  expect((await removed.call('getCampaign', { params: { campaignId } })).status).toBe(200);
  expect((await remove(world.editor.id)).status).toBe(204);
  expect((await removed.call('getCampaign', { params: { campaignId } })).status).toBe(404);
  expect((await removed.call('listMemberships', {})).body).toEqual([]);
  expect((await admin.call('getCampaign', { params: { campaignId } })).status).toBe(200);
  const left = await server.db
    .selectFrom('workspace_member')
    .selectAll()
    .where('person_id', '=', world.editor.id)
    .execute();
  expect(left).toEqual([]);
  expect((await lettersTo(world.editor.email))[0]?.subject).toBe(
    `You are no longer a member of ${world.account.name}`,
  );
  expect((await remove(world.editor.id)).status).toBe(404);
});

test('two admins who remove each other at the same moment leave one', async () => {
  const second = await server.client(world.secondAdmin.id);
  const answers = await Promise.all([remove(world.secondAdmin.id), remove(world.admin.id, second)]);
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses[0]).toBe(204);
  expect([403, 404]).toContain(statuses[1]);
});

test('the last admin stays, whoever asks', async () => {
  await demote(world.secondAdmin.id);
  expect(message(await remove(world.admin.id))).toBe(
    'At least one admin must remain in the account',
  );
});

test('a person is taken out of one workspace, once, and stays in the account', async () => {
  const params = { ...accountParams(), slug: world.workspace.slug, userId: world.editor.id };
  for (const status of [204, 204]) {
    expect((await admin.call('removeWorkspaceMember', { params })).status).toBe(status);
  }
  const { body } = await admin.call('listMembers', { params: accountParams() });
  expect(body.find(({ id }) => id === world.editor.id)?.workspaces).toEqual([]);
  const entries = await server.db
    .selectFrom('activity')
    .select('before')
    .where('entity_id', '=', world.workspace.id)
    .execute();
  expect(entries).toHaveLength(1);
  expect(entries[0]?.before).toMatchObject({ memberRemoved: world.editor.id, workspace: 'North' });
});
