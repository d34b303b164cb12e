import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const accountParams = () => ({ accountId: world.account.id });
const error = (answer: { body: unknown }) => answer.body as ErrorBody;
const rename = (name: string, ifMatch?: string) =>
  admin.call(
    'renameWorkspace',
    {
      params: { ...accountParams(), slug: world.workspace.slug },
      body: { id: world.workspace.id, name, slug: world.workspace.slug },
    },
    { 'if-match': ifMatch },
  );

describe('listing', () => {
  test('admins see all workspaces by name, with their campaigns', async () => {
    const { body } = await admin.call('listWorkspaces', { params: accountParams() });
    expect(body.map((workspace) => workspace.name)).toEqual(['Empty', 'North']);
    expect(body[1]?.campaignIds).toContain(world.campaign.id);
    expect(body[0]).toMatchObject({ campaignIds: [], campaignCount: 0 });
    expect(body[1]?.campaignCount).toBe(body[1]?.campaignIds.length);
  });

  test('a member sees the own ones', async () => {
    const params = { ...accountParams(), userId: world.editor.id };
    const { body } = await editor.call('listMemberWorkspaces', { params });
    expect(body.map((workspace) => workspace.name)).toEqual(['North']);
  });

  test('an editor may not ask for those of another person', async () => {
    const params = { ...accountParams(), userId: world.admin.id };
    expect((await editor.call('listMemberWorkspaces', { params })).status).toBe(403);
  });

  test('the people in a workspace carry their names', async () => {
    const params = { ...accountParams(), slug: world.workspace.slug };
    const { body } = await editor.call('listWorkspaceMembers', { params });
    expect(body).toMatchObject([
      { id: world.editor.id, first_name: 'Person', name: `Person ${world.editor.last_name}` },
    ]);
  });
});

describe('creating', () => {
  const create = (name: string) =>
    admin.call('createWorkspace', { params: accountParams(), body: { name } });

  test('gives a readable slug and writes the change down', async () => {
    const { status, body } = await create('  Zürich Süd ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Zürich Süd', slug: 'zurich-sud', version: 1 });
    const members = await admin.call('listWorkspaceMembers', {
      params: { ...accountParams(), slug: 'zurich-sud' },
    });
    expect(members.body).toMatchObject([{ id: world.admin.id }]);
    const activity = await server.db
      .selectFrom('activity')
      .selectAll()
      .where('entity_id', '=', body.id)
      .execute();
    expect(activity).toMatchObject([
      {
        action: 'created',
        person_id: world.admin.id,
        before: null,
        after: { name: 'Zürich Süd', slug: 'zurich-sud' },
      },
    ]);
  });

  test.each([
    ['', 'This field can not be empty'],
    ['   ', 'This field can not be empty'],
    ['x'.repeat(61), 'This field is max 60 characters'],
  ])('refuses the name %j', async (name, message) => {
    const answer = await create(name);
    expect(answer.status).toBe(422);
    expect(error(answer)).toMatchObject({ code: 'invalid', message, findings: [{ path: 'name' }] });
  });

  test('refuses a name that is taken, whatever its case', async () => {
    const answer = await create('NORTH');
    expect(answer.status).toBe(409);
    expect(error(answer).message).toBe('There is already a workspace with this name');
  });

  test('twenty at once with one name make one workspace', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('Crowd')));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });
});

describe('renaming', () => {
  test('keeps the slug, raises the version, says so in the ETag', async () => {
    const answer = await rename('Far North', '"1"');
    expect(answer.body).toMatchObject({ name: 'Far North', slug: 'north', version: 2 });
    expect(answer.headers.etag).toBe('"2"');
  });

  test('to the same name changes nothing', async () => {
    expect((await rename('North')).body.version).toBe(1);
  });

  test('of a version another person has replaced is refused with the current one', async () => {
    await rename('Far North', '"1"');
    const answer = await rename('Near North', '"1"');
    expect(answer.status).toBe(409);
    expect(error(answer)).toMatchObject({
      code: 'stale',
      current: { id: world.workspace.id, name: 'Far North', version: 2 },
    });
  });

  test('with a version that is none is malformed', async () => {
    expect((await rename('Far North', 'soon')).status).toBe(400);
  });
});

describe('removing', () => {
  const remove = (slug: string) =>
    admin.call('removeWorkspace', { params: { ...accountParams(), slug } });

  test('an empty one goes, with its memberships', async () => {
    expect((await remove(world.emptyWorkspace.slug)).status).toBe(204);
    const left = await server.db
      .selectFrom('workspace_member')
      .selectAll()
      .where('workspace_id', '=', world.emptyWorkspace.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('one with campaigns stays', async () => {
    const answer = await remove(world.workspace.slug);
    expect(answer.status).toBe(409);
    expect(error(answer).message).toBe('A workspace with campaigns can not be removed');
  });

  test('the last one stays, also when both are removed at once', async () => {
    await builders.makeWorkspace(server.db, { account_id: world.account.id, name: 'Spare' });
    await server.db.deleteFrom('campaign').where('account_id', '=', world.account.id).execute();
    const answers = await Promise.all(['north', 'empty', 'spare'].map(remove));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 204, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused && error(refused).message).toBe('At least one workspace must exist');
  });

  test('All is not a workspace', async () => {
    expect((await remove('All')).status).toBe(404);
  });
});

describe('adding a member', () => {
  const add = (user_id: string) =>
    admin.call('addWorkspaceMember', {
      params: { ...accountParams(), slug: world.workspace.slug },
      body: { user_id },
    });

  test('answers the member and writes them a letter', async () => {
    const { body } = await add(world.editorElsewhere.id);
    expect(body).toMatchObject({
      id: world.editorElsewhere.id,
      email: world.editorElsewhere.email,
    });
    const letters = await server.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', world.editorElsewhere.email)
      .execute();
    expect(letters).toMatchObject([{ subject: 'You can now work in North' }]);
  });

  test('twice is refused', async () => {
    const answer = await add(world.editor.id);
    expect(answer.status).toBe(409);
    expect(error(answer).message).toBe('This user is already in the workspace');
  });
});
