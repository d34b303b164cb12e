import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ACCOUNT_COOKIE, CSRF_COOKIE, WORKSPACE_COOKIE } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { admin, editor, server, setScene, world } from '../testing/scene.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { Config } from './config.ts';
import { type FirstScreen, gatherFirstScreen } from './first-screen.ts';

setScene();

let app: FastifyInstance;

beforeAll(async () => {
  const webFolder = join(server.folder, 'built');
  await mkdir(webFolder);
  await writeFile(join(webFolder, 'index.html'), '<head></head><body></body>');
  const scripts = { signIn: [], shell: [], overview: [] };
  await writeFile(join(webFolder, 'first-screens.json'), JSON.stringify(scripts));
  app = await buildApp(server.deps, { webFolder, verifyAnswers: true });
});
afterAll(() => app.close());

/** A page as the browser of this client gets it. */
async function openPage(client?: TestClient, url = '/campaigns-overview', more = {}) {
  const cookies = { ...Object.fromEntries(client?.cookies ?? []), ...more };
  const headers = { host: 'localhost:4400' };
  const page = await app.inject({ url, headers, cookies });
  const [, data] = /id="first-screen">(.*?)<\/script>/.exec(page.body) ?? [];
  return { page, screen: data === undefined ? undefined : (JSON.parse(data) as FirstScreen) };
}

const addresses = (screen: FirstScreen | undefined) => Object.keys(screen?.answers ?? {}).sort();

test('a visitor without a session brings what the sign-in page shows, and can change something', async () => {
  const { page, screen } = await openPage();
  expect(screen?.isSignedIn).toBe(false);
  expect(addresses(screen)).toEqual(['/api/app-config', '/api/dev/people']);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.cookies.map(({ name }) => name)).toEqual([CSRF_COOKIE]);
});

test('a visitor who comes through a proxy learns nothing about the people here', async () => {
  const headers = { host: 'localhost:4400', 'x-forwarded-for': '203.0.113.7' };
  const page = await app.inject({ url: '/sign-in', headers });
  expect(page.body).toContain('/api/app-config');
  expect(page.body).not.toContain('/api/dev/people');
});

test('a session that is over is none', async () => {
  const { screen } = await openPage(undefined, '/', { posthorn_session: 'of yesterday' });
  expect(screen?.isSignedIn).toBe(false);
  expect(addresses(screen)).toEqual(['/api/app-config', '/api/dev/people']);
});

test('the overview of an admin comes with the answers of the API', async () => {
  const accountId = world.account.id;
  const { page, screen } = await openPage(admin);
  const params = { accountId, slug: world.emptyWorkspace.slug };
  const in_ = `/api/accounts/${accountId}`;
  expect(screen).toEqual({
    isSignedIn: true,
    now: server.clock.now.getTime(),
    answers: {
      '/api/app-config': (await admin.call('getAppConfig', {})).body,
      '/api/me': (await admin.call('getMe', {})).body,
      '/api/me/memberships': (await admin.call('listMemberships', {})).body,
      [`${in_}/enabled-features`]: (await admin.call('listEnabledFeatures', { params })).body,
      [`${in_}/notifications`]: (await admin.call('listNotifications', { params })).body,
      [`${in_}/errored-campaigns?page=1&perpage=10`]: (
        await admin.call('listErroredCampaigns', { params })
      ).body,
      [`${in_}/workspaces`]: (await admin.call('listWorkspaces', { params })).body,
      [`${in_}/workspaces/${params.slug}/members`]: (
        await admin.call('listWorkspaceMembers', { params })
      ).body,
      [`${in_}/${params.slug}/campaigns?page=1&perpage=10`]: (
        await admin.call('listCampaigns', { params, query: {} })
      ).body,
      [in_]: (await admin.call('getAccount', { params })).body,
      [`${in_}/${params.slug}/figures`]: (await admin.call('getFigures', { params })).body,
    },
  });
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.cookies).toEqual([]);
});

test('the workspace that was looked at last is the one that comes', async () => {
  const { slug } = world.workspace;
  const { screen } = await openPage(admin, '/', { [WORKSPACE_COOKIE]: slug });
  expect(addresses(screen)).toContain(
    `/api/accounts/${world.account.id}/${slug}/campaigns?page=1&perpage=10`,
  );
});

test('an editor gets the own workspaces, whatever the cookie says', async () => {
  const cookie = { [WORKSPACE_COOKIE]: world.emptyWorkspace.slug };
  const { page, screen } = await openPage(editor, '/', cookie);
  const own = `/api/accounts/${world.account.id}/members/${world.editor.id}/workspaces`;
  expect(screen?.answers[own]).toMatchObject([{ slug: world.workspace.slug }]);
  expect(page.body).not.toContain(world.emptyWorkspace.id);
});

test('an account of others in the cookie opens nothing of it', async () => {
  const stranger = await server.client(world.stranger.id);
  const cookie = { [ACCOUNT_COOKIE]: world.account.id, [WORKSPACE_COOKIE]: world.workspace.slug };
  const { page, screen } = await openPage(stranger, '/', cookie);
  expect(addresses(screen)).toContain(`/api/accounts/${world.other.id}/workspaces`);
  for (const { id } of [
    world.account,
    world.workspace,
    world.campaign,
    world.admin,
    world.editor,
  ]) {
    expect(page.body).not.toContain(id);
  }
});

test('a removed member learns nothing about the account any more', async () => {
  const removed = await server.client(world.removed.id);
  const { page, screen } = await openPage(removed, '/', { [ACCOUNT_COOKIE]: world.account.id });
  expect(addresses(screen)).toEqual(['/api/app-config', '/api/me', '/api/me/memberships']);
  expect(page.body).not.toContain(world.account.id);
});

test('a title of a campaign stays text', async () => {
  const title = '</script><img src=x onerror=alert(1)>';
  const { slug } = world.emptyWorkspace;
  await builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.emptyWorkspace.id,
    title,
  });
  const { page, screen } = await openPage(admin);
  const list = `/api/accounts/${world.account.id}/${slug}/campaigns?page=1&perpage=10`;
  expect(screen?.answers[list]).toMatchObject({ data: [{ title }] });
  expect(page.body).not.toContain('<img');
});

test('another page comes with what its frame shows', async () => {
  const { screen } = await openPage(admin, '/outbox');
  const of = `/api/accounts/${world.account.id}`;
  expect(addresses(screen)).toEqual(
    [
      '/api/app-config',
      '/api/me',
      '/api/me/memberships',
      `${of}/enabled-features`,
      `${of}/notifications`,
      `${of}/errored-campaigns?page=1&perpage=10`,
      `${of}/workspaces`,
    ].sort(),
  );
});

describe('an API that does not answer', () => {
  const visitor = {
    url: '/',
    ip: '::1',
    headers: {},
    cookies: { posthorn_session: 'x' },
  } as unknown as FastifyRequest;
  const gather = (inject: unknown, more: Partial<Config> = {}) =>
    gatherFirstScreen(
      { inject } as FastifyInstance,
      { ...server.deps, config: { ...server.deps.config, ...more } },
      visitor,
    );

  afterEach(() => vi.useRealTimers());

  test('leaves the page to ask for itself', async () => {
    expect(await gather(() => Promise.reject(new Error('gone')))).toBeUndefined();
    expect(await gather(async () => ({ statusCode: 500, body: '{}' }))).toBeUndefined();
    expect(await gather(async () => ({ statusCode: 200, body: '<html>' }))).toBeUndefined();
  });

  test('holds the page up for no longer than it may', async () => {
    vi.useFakeTimers();
    let isThere = false;
    const waiting = gather(() => new Promise(() => {}), { FIRST_SCREEN_WITHIN_MS: 3_000 });
    void waiting.then(() => {
      isThere = true;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBeUndefined();
  });

  test('does not put a very long answer into the page', async () => {
    const long = JSON.stringify(['x'.repeat(60_000)]);
    const screen = await gather(async ({ url }: { url: string }) => ({
      statusCode: 200,
      body: url === '/api/me/memberships' ? '[]' : long,
    }));
    expect(addresses(screen)).toEqual(['/api/me/memberships']);
  });
});
