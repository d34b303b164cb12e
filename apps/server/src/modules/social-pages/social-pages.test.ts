import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectNetwork } from '../../testing/networks/connecting.ts';
import { kit, sandbox, server, setSandboxScene } from '../../testing/networks/sandbox-scene.ts';
import { runJob } from '../../testing/run-job.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { findRequestedPages, lookForPagesJob, pageWorkers } from './look-for-pages.ts';

setSandboxScene();

let admin: TestClient;
beforeEach(async () => {
  await server.db.deleteFrom('social_page_request').execute();
  admin = await server.client(kit.admin.id);
});

const params = () => ({ accountId: kit.account.id });
const request = (body: object) =>
  admin.send('requestSocialPage', { params: params(), body: body as never });
const onFacebook = (page_id: string) => ({
  channel: 'facebook',
  url: 'https://www.facebook.com/newcomer',
  page_id,
});
const pages = async () => (await admin.call('listSocialPages', { params: params() })).body;
const waiting = async () => (await admin.call('listPageRequests', { params: params() })).body;
const named = async (name: string) => (await pages()).find((page) => page.name === name);
const code = (answer: { body: unknown }) => (answer.body as ErrorBody).findings[0]?.code;

describe('a page that was asked for', () => {
  test('is connected at once where the connection lists it', async () => {
    await sandbox.addPage({ network: 'meta', id: '771', name: 'Listed', instagramUserId: null });
    const answer = await request(onFacebook('771'));
    expect(answer).toMatchObject({ status: 201, body: { status: 'completed', type: 'request' } });
    expect(await named('Listed')).toMatchObject({
      type: 'connected',
      channel: 'facebook',
      externalId: '771',
      leadformStatus: null,
    });
    expect(await waiting()).toEqual([]);
    expect(code(await request(onFacebook('771')))).toBe('page.connectedAlready');
  });

  test('waits until it is listed, and is asked for once', async () => {
    expect((await request(onFacebook('772'))).body).toMatchObject({ status: 'pending' });
    expect(await waiting()).toMatchObject([{ page_id: '772', status: 'pending' }]);
    expect(code(await request(onFacebook('772')))).toBe('page.requestedAlready');
    await sandbox.addPage({ network: 'meta', id: '772', name: 'Later', instagramUserId: null });
    await findRequestedPages(server.deps, kit.account.id);
    expect(await waiting()).toEqual([]);
    expect(await named('Later')).toMatchObject({ externalId: '772' });
  });

  test('is looked for every hour in all accounts that wait, also when a network is silent', async () => {
    const waitingAccounts = async () => {
      const [hourly] = pageWorkers(server.deps);
      expect(hourly?.schedule).toMatch(/^\d+ \* \* \* \*$/);
      await hourly?.run({}, { db: server.db, log: server.deps.log });
    };
    await request(onFacebook('777'));
    await sandbox.addPage({ network: 'meta', id: '777', name: 'Hourly', instagramUserId: null });
    const silent = vi
      .spyOn(server.deps.networks, 'connectorFor')
      .mockRejectedValue(new Error('No answer'));
    await waitingAccounts();
    expect(await waiting()).toHaveLength(1);
    silent.mockRestore();
    await waitingAccounts();
    expect(await waiting()).toEqual([]);
    expect(await named('Hourly')).toMatchObject({ externalId: '777' });
  });

  test('is looked for as soon as a network is connected', async () => {
    await request(onFacebook('778'));
    await sandbox.addPage({ network: 'meta', id: '778', name: 'Connected', instagramUserId: null });
    const { pool } = server.deps.connection;
    await pool.query('delete from graphile_worker._private_jobs');
    expect((await connectNetwork(admin, 'linkedin')).status).toBe(200);
    const { rows } = await pool.query('select task_identifier from graphile_worker.jobs');
    expect(rows).toContainEqual({ task_identifier: lookForPagesJob.name });
    await runJob(server, pageWorkers(server.deps), lookForPagesJob, params());
    expect(await named('Connected')).toMatchObject({ externalId: '778' });
  });

  test('on Instagram is found by its name', async () => {
    await sandbox.addPage({ network: 'meta', id: '773', name: 'withgram', instagramUserId: '774' });
    const url = 'https://www.instagram.com/WithGram/';
    expect((await request({ channel: 'instagram', url })).body).toMatchObject({
      status: 'completed',
    });
    expect(
      (await pages()).find(
        ({ channel, externalId }) => channel === 'instagram' && externalId === '774',
      ),
    ).toBeDefined();
  });

  test.each([
    ['letters for a number', onFacebook('abc'), 'field.digits'],
    ['no number', { ...onFacebook('1'), page_id: undefined }, 'field.digits'],
    [
      'the address of another network',
      { ...onFacebook('1'), url: 'https://example.com' },
      'page.otherNetwork',
    ],
  ])('is refused with %s', async (_, body, expected) => {
    expect(code(await request(body))).toBe(expected);
    expect(await waiting()).toEqual([]);
  });

  test('is asked for once by many presses at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(onFacebook('775'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await waiting()).toHaveLength(1);
  });

  test('is given up, and may be asked for again', async () => {
    await request(onFacebook('776'));
    const [one] = await waiting();
    const given = { params: { requestId: one?.id ?? '' }, body: { status: 'completed' as const } };
    expect((await admin.call('completePageRequest', given)).body.status).toBe('completed');
    expect((await admin.call('completePageRequest', given)).body.status).toBe('completed');
    expect(await waiting()).toEqual([]);
    expect((await request(onFacebook('776'))).status).toBe(201);
  });
});

describe('forms', () => {
  const pageWith = async (name: string, external_id: string) => {
    await sandbox.addPage({ network: 'meta', id: external_id, name, instagramUserId: null });
    const { id } = await builders.makeSocialPage(server.db, {
      ...{ account_id: kit.account.id, channel: 'facebook', name, external_id },
    });
    return { ...params(), pageId: id };
  };

  test('are accepted where the page has accepted their terms', async () => {
    const page = await pageWith('Accepting', '881');
    const { body } = await admin.call('requestLeadform', { params: page });
    expect(body).toEqual({ leadform_tos: true });
    expect(await named('Accepting')).toMatchObject({ leadformStatus: 'accepted' });
  });

  test('wait where it has not', async () => {
    const page = await pageWith('Hesitating [[no terms]]', '882');
    const { body } = await admin.call('requestLeadform', { params: page });
    expect(body).toEqual({ leadform_tos: false });
    await findRequestedPages(server.deps, kit.account.id);
    const waiting = await named('Hesitating [[no terms]]');
    expect(waiting).toMatchObject({ leadformStatus: 'pending' });
    const terms = new URL(waiting?.leadformTermsUrl ?? '');
    expect(await (await fetch(terms)).text()).toContain('Hesitating');

    const accepting = new URLSearchParams({ page_id: terms.searchParams.get('page_id') ?? '' });
    await fetch(`${terms.origin}${terms.pathname}`, { method: 'POST', body: accepting });
    await findRequestedPages(server.deps, kit.account.id);
    const accepted = await named('Hesitating [[no terms]]');
    expect(accepted).toMatchObject({ leadformStatus: 'accepted' });
    expect(accepted).not.toHaveProperty('leadformTermsUrl');
  });

  test('wait again where the terms are accepted no longer', async () => {
    const page = await pageWith('Changing', '883');
    await admin.call('requestLeadform', { params: page });
    await sandbox.addPage({ network: 'meta', id: '883', name: 'Changing', lacksTerms: true });
    await findRequestedPages(server.deps, kit.account.id);
    expect(await named('Changing')).toMatchObject({ leadformStatus: 'pending' });
    await sandbox.addPage({ network: 'meta', id: '883', name: 'Changing', lacksTerms: false });
    const { body } = await admin.call('requestLeadform', { params: page });
    expect(body).toEqual({ leadform_tos: true });
  });

  test('stay as they are while the network does not answer', async () => {
    const page = await pageWith('Silent', '884');
    await admin.call('requestLeadform', { params: page });
    sandbox.faults.add({ network: 'meta', effect: 'html502' });
    await findRequestedPages(server.deps, kit.account.id);
    sandbox.faults.clear();
    expect(await named('Silent')).toMatchObject({ leadformStatus: 'accepted' });
  });
});

test('a page that is deleted names the campaigns that miss it', async () => {
  const page = await builders.makeSocialPage(server.db, {
    account_id: kit.account.id,
    channel: 'facebook',
  });
  const of = { account_id: kit.account.id, facebook_page_id: page.id };
  const campaign = (title: string, status: 'draft' | 'active' | 'finished') =>
    builders.makeCampaign(server.db, { ...of, workspace_id: kit.workspace.id, title, status });
  await campaign('Draft', 'draft');
  await campaign('Running', 'active');
  await campaign('Over', 'finished');
  const about = { params: { ...params(), pageId: page.id } };
  const { body } = await admin.call('listSocialPageCampaigns', about);
  expect(body.count).toBe(2);
  expect(body.campaigns.map(({ title }) => title)).toEqual(['Running', 'Draft']);
  expect((await admin.call('deleteSocialPage', about)).status).toBe(204);
  expect((await pages()).some(({ id }) => id === page.id)).toBe(false);
  expect((await admin.send('deleteSocialPage', about)).status).toBe(404);
  const loose = await server.db.selectFrom('loose_file').select('key').execute();
  expect(loose).toContainEqual({ key: page.icon_key });
});
