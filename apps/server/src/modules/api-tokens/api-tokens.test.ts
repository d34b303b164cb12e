import { type Operation, type OperationId, operations } from '@posthorn/contract';
import { rightFor, type TokenRight, tokenRights } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { neededCapabilities, needsSession } from '../../platform/access/access.ts';
import { admin, editor, server } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const params = () => ({ accountId: world.account.id });
const make = async (rights: readonly TokenRight[] = ['read']) => {
  const body = { name: 'Reports', rights: [...rights], days: 30 as const };
  const { body: made } = await admin.call('createApiToken', { params: params(), body });
  return made;
};
let program: TestClient;
beforeEach(async () => {
  program = await server.client();
});
/** As a program calls: no cookie, no origin, no token of a page. */
const outside = (token: string) => ({
  authorization: `Bearer ${token}`,
  origin: undefined,
  'sec-fetch-site': undefined,
  'x-xsrf-token': undefined,
});
const send = (
  token: string,
  id: OperationId,
  input: Parameters<TestClient['send']>[1] = { params: params() },
) => program.send(id, input, outside(token));

test('a token is shown once; only its hash is kept', async () => {
  const { token, ...shown } = await make();
  expect(token).toMatch(/^ph_[\w-]{43}$/);
  expect(shown).toMatchObject({ name: 'Reports', beginning: token.slice(0, 7), lastUsedAt: null });
  const { body: listed } = await admin.call('listApiTokens', { params: params() });
  expect(listed).toContainEqual(shown);
  expect(JSON.stringify(listed)).not.toContain(token);
  const kept = await server.db.selectFrom('api_token').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  const recorded = await server.db.selectFrom('activity').selectAll().execute();
  expect(JSON.stringify(recorded)).not.toContain(token);
});

test('a program reads and writes with it, and its use is noted', async () => {
  const { token, id } = await make(['read', 'campaigns']);
  expect((await send(token, 'getAccount')).status).toBe(200);
  const body = { ...params(), slug: world.workspace.slug, type: 'consideration' };
  expect((await send(token, 'createCampaign', { body })).status).toBe(201);
  const { body: listed } = await admin.call('listApiTokens', { params: params() });
  expect(listed.find((one) => one.id === id)?.lastUsedAt).not.toBeNull();
});

/** Every operation, from the table: a new one is tried without anyone thinking of it. */
const all = Object.keys(operations) as OperationId[];
const closed = all.filter((id) => needsSession(operations[id].access));
const isOpen = (id: OperationId, rights: readonly TokenRight[]) => {
  const { access }: Operation = operations[id];
  const needed = neededCapabilities(access, { workspace_id: world.workspace.id }).map(rightFor);
  return needed.length > 0 && needed.every((right) => right && rights.includes(right));
};

describe.each([[[] as TokenRight[]], ...tokenRights.map((right) => [[right]])])(
  'with the rights %o',
  (rights) => {
    test('everything else is refused before anything is looked at', async () => {
      const { id, token } = await make(rights.length === 0 ? ['read'] : rights);
      if (rights.length === 0) {
        await server.db.updateTable('api_token').set({ rights: [] }).where('id', '=', id).execute();
      }
      const ids = {
        ...params(),
        slug: world.workspace.slug,
        campaignId: world.campaign.id,
        templateId: world.template.id,
        adId: world.ad.id,
        mediaId: world.media.image.id,
        croppedId: world.media.cropped.id,
        requestId: world.pageRequest.id,
      };
      for (const operation of closed.filter((one) => !isOpen(one, rights))) {
        const { access }: Operation = operations[operation];
        // What the body is about is known with the body only; nothing of it fits here.
        if (access.scope === 'workspaceInBody') continue;
        const shape = (operations[operation] as Operation).params?.shape ?? {};
        const named = Object.keys(shape).map((name) => [
          name,
          (ids as Record<string, string>)[name] ?? world.page.id,
        ]);
        const answer = await send(token, operation, { params: Object.fromEntries(named) });
        // Words in a path are checked before anyone's rights.
        expect([403, 404], operation).toContain(answer.status);
        if (answer.status === 403) {
          expect(JSON.stringify(answer.body)).toMatch(/token/);
        }
      }
    });
  },
);

test('rights that people read mean what they say', async () => {
  const { token } = await make(['read', 'campaigns', 'presets']);
  const running = { params: { campaignId: world.activeCampaign.id } };
  for (const operation of ['pauseCampaign', 'stopCampaign', 'deployCampaign'] as const) {
    expect((await send(token, operation, running)).status, operation).toBe(403);
  }
  const people = { params: { ...params(), slug: world.workspace.slug } };
  expect((await send(token, 'listWorkspaceMembers', people)).status).toBe(403);
  // A template made of a campaign shows what is in it.
  const body = { title: 'As a template', purpose: '' };
  const copied = { params: { campaignId: world.campaign.id }, body };
  const blind = await make(['presets']);
  expect((await send(blind.token, 'saveAsTemplate', copied)).status).toBe(403);
  expect((await send(token, 'saveAsTemplate', copied)).status).toBe(201);
  const launch = await make(['launch']);
  expect((await send(launch.token, 'pauseCampaign', running)).status).toBe(200);
});

test('it opens one account, although its person belongs to others', async () => {
  await server.db
    .insertInto('membership')
    .values({ account_id: world.other.id, person_id: world.admin.id, role: 'admin' })
    .execute();
  const { token } = await make([...tokenRights]);
  expect((await send(token, 'getAccount')).status).toBe(200);
  const there = { params: { accountId: world.other.id } };
  expect((await send(token, 'getAccount', there)).status).toBe(404);
  const campaign = { params: { campaignId: world.otherCampaign.id } };
  expect((await send(token, 'getCampaign', campaign)).status).toBe(404);
  const body = { accountId: world.other.id, slug: world.otherWorkspace.slug, type: 'custom' };
  expect((await send(token, 'createCampaign', { body })).status).toBe(404);
});

test.each([
  [
    'deleted',
    (id: string) => admin.call('deleteApiToken', { params: { ...params(), tokenId: id } }),
  ],
  [
    'over',
    (id: string) =>
      server.db
        .updateTable('api_token')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('id', '=', id)
        .execute(),
  ],
  [
    'of a person who left',
    () =>
      server.db
        .deleteFrom('membership')
        .where('account_id', '=', world.account.id)
        .where('person_id', '=', world.admin.id)
        .execute(),
  ],
])('a token that is %s opens nothing', async (_, end) => {
  const { id, token } = await make();
  expect((await send(token, 'getAccount')).status).toBe(200);
  await end(id);
  expect((await send(token, 'getAccount')).status).toBe(401);
});

test('a person who becomes an editor has a token of an editor', async () => {
  const { token } = await make();
  const rights = { params: params() };
  expect((await send(token, 'listWorkspaces', rights)).status).toBe(200);
  await server.db
    .updateTable('membership')
    .set({ role: 'editor' })
    .where('person_id', '=', world.admin.id)
    .execute();
  expect((await send(token, 'listWorkspaces', rights)).status).toBe(403);
});

test.each(['', 'ph_', 'Bearer', `ph_${'a'.repeat(43)}`, 'a b', `ph_${'a'.repeat(5_000)}`])(
  'the token "%.20s" opens nothing, and no cookie helps it',
  async (token) => {
    const headers = { ...outside(token), authorization: `Bearer ${token}` };
    expect((await program.send('getAccount', { params: params() }, headers)).status).toBe(401);
    if (/^\S{1,200}$/.test(token)) {
      expect((await admin.send('getAccount', { params: params() }, headers)).status).toBe(401);
    }
  },
);

test('a page can not change anything with a cookie by sending a token that is none', async () => {
  const answer = await admin.send(
    'updateAccount',
    { params: params(), body: { primary_language: 'de' } },
    { ...outside('ph_nothing'), origin: 'https://evil.test' },
  );
  expect(answer.status).toBe(401);
});

test('what everyone may read is there for programs too', async () => {
  const { token } = await make();
  expect((await send(token, 'getAppConfig', {})).status).toBe(200);
  expect((await send(token, 'getMe', {})).status).toBe(403);
});

test.each([
  [{ name: ' ', rights: ['read'], days: 30 }],
  [{ name: 'x', rights: [], days: 30 }],
  [{ name: 'x', rights: ['everything'], days: 30 }],
  [{ name: 'x', rights: ['read'], days: 3_650 }],
])('%o is refused', async (body) => {
  expect((await admin.send('createApiToken', { params: params(), body })).status).toBe(422);
});

test('an editor sees no tokens', async () => {
  expect((await editor.send('listApiTokens', { params: params() })).status).toBe(403);
});
