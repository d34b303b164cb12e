import * as builders from '@posthorn/db/builders';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { feedHost } from '../../testing/feed-host.ts';
import { admin, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { lookAtVacancies } from './look-at-vacancies.ts';

setWholeScene();
const host = feedHost();

let now: Date;
let campaignId: string;
let status: number;
let page: string;

beforeEach(async () => {
  await server.db.deleteFrom('vacancy_watch').execute();
  await server.db.deleteFrom('notification').execute();
  await server.db.deleteFrom('job').execute();
  await server.db.updateTable('campaign').set({ status: 'draft' }).execute();
  await server.db.updateTable('account').set({ pauses_lost_vacancies: false }).execute();
  now = new Date('2026-12-01T10:00:00Z');
  status = 200;
  page = '<h1>Nurse</h1><p>You care for people.</p>';
  host.answer = (_, reply) =>
    void reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  campaignId = await running();
});

async function running(changes: object = {}): Promise<string> {
  const { id } = await builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    title: 'Nurse',
    status: 'active',
    target_url: host.url('/nurse'),
    ...changes,
  });
  return id;
}

/** A round, so many hours after the last one. */
async function look(hours = 0, outgoing = server.deps.outgoing): Promise<void> {
  now = new Date(now.getTime() + hours * 3_600_000);
  const tools = { outgoing, now: () => now };
  await lookAtVacancies(tools, server.db, server.deps.log);
}
const campaign = async (id = campaignId) =>
  (await admin.call('getCampaign', { params: { campaignId: id } })).body;
const news = async () =>
  (await server.db.selectFrom('notification').select(['kind', 'message']).orderBy('id').execute())
    .filter(({ kind }) => kind?.startsWith('vacancy'))
    .map(({ kind, message }) => `${kind}: ${message}`);

async function listed(title: string, hash: string, url = host.url('/nurse')) {
  const key = Buffer.from(hash.padEnd(32, '0'), 'hex');
  await server.db
    .insertInto('job')
    .values({
      ...{ feed_id: world.jobList.feed.id, job_id: 'J1', place: 'Utrecht', title, url },
      ...{ key: Buffer.alloc(16), hash: key, content: JSON.stringify({}) },
    } as never)
    .onConflict((conflict) => conflict.columns(['feed_id', 'key']).doUpdateSet({ hash: key }))
    .execute();
}
const takeFromFeed = () => server.db.updateTable('job').set({ gone_at: new Date() }).execute();

test('a page that is missing twice in a row is told of, once', async () => {
  status = 404;
  await look();
  expect(await campaign()).toMatchObject({ status: 'active', vacancy: null });
  await look();
  expect(host.asked).toBe(1);
  await look(1);
  expect((await campaign()).vacancy).toMatchObject({
    ...{ finding: 'pageGone', isPausedByItself: false, jobListName: null },
    foundAt: now.toISOString(),
  });
  await look(13);
  await look(13);
  expect(await news()).toEqual([
    'vacancyGone: The landing page of Nurse is gone. Pause the campaign, or copy it with another landing page.',
  ]);
});

test('a page that is back is fine again', async () => {
  status = 410;
  await look();
  await look(1);
  status = 200;
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
  status = 404;
  await look(13);
  await look(1);
  expect(await news()).toHaveLength(2);
});

const closedPage = '<h1>Nurse</h1><p>Deze vacature is helaas niet meer beschikbaar.</p>';

test('a page that says twice that its vacancy is closed is told of, and never paused for', async () => {
  await server.db.updateTable('account').set({ pauses_lost_vacancies: true }).execute();
  page = closedPage;
  await look();
  expect((await campaign()).vacancy).toBeNull();
  await look(1);
  await look(13);
  expect(await campaign()).toMatchObject({
    status: 'active',
    vacancy: { finding: 'pageClosed', isPausedByItself: false },
  });
  expect(await news()).toEqual([
    expect.stringContaining(
      'vacancyGone: The landing page of Nurse says that the vacancy is closed.',
    ),
  ]);
  page = '<h1>Nurse</h1>';
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
});

test('a closed page that goes is told of once more, and paused for', async () => {
  await server.db.updateTable('account').set({ pauses_lost_vacancies: true }).execute();
  page = closedPage;
  await look();
  await look(1);
  status = 404;
  await look(13);
  expect((await campaign()).vacancy).toMatchObject({ finding: 'pageClosed' });
  await look(1);
  expect(await campaign()).toMatchObject({ status: 'paused', vacancy: { finding: 'pageGone' } });
  expect(await news()).toHaveLength(2);
});

test('a page whose data for search engines has run out is closed', async () => {
  const posting = (validThrough: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      ...{ '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Nurse', validThrough },
    })}</script><p>Apply now</p>`;
  page = posting('2026-12-31');
  await look();
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
  page = posting('2026-11-30');
  await look(13);
  await look(1);
  expect((await campaign()).vacancy).toMatchObject({ finding: 'pageClosed' });
});

test('what a page says counts less than a feed that has the vacancy', async () => {
  await listed('Nurse', 'aa');
  page = closedPage;
  await look();
  await look(1);
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
});

test('a page without end is there', async () => {
  page = `${closedPage}${'x'.repeat(3 * 1024 * 1024)}`;
  await look();
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
});

test.each([500, 403, 429])('a host that answers %i tells nothing of the vacancy', async (code) => {
  status = 404;
  await look();
  status = code;
  await look(1);
  await look(4);
  expect((await campaign()).vacancy).toBeNull();
  expect(await news()).toEqual([]);
});

test('a page that is gone stays gone while its host does not answer, and is told of once', async () => {
  status = 404;
  await look();
  await look(1);
  status = 500;
  await look(13);
  expect((await campaign()).vacancy).toMatchObject({ finding: 'pageGone' });
  expect(await news()).toHaveLength(1);
});

test('a job that is back in its feed is not lost again to a host that does not answer', async () => {
  await listed('Nurse', 'aa');
  await look();
  await takeFromFeed();
  status = 404;
  await look(13);
  await look(1);
  await server.db.updateTable('job').set({ gone_at: null }).execute();
  status = 500;
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
  // What was missing before the job came back does not count.
  status = 404;
  await look(4);
  expect((await campaign()).vacancy).toBeNull();
  expect(await news()).toHaveLength(1);
});

test.each([
  ['can not be reached', 'http://127.0.0.1:1/nurse'],
  ['is none of the internet', 'http://10.0.0.1/nurse'],
])('a host that %s tells nothing', async (_, target_url) => {
  await server.db
    .updateTable('campaign')
    .set({ target_url })
    .where('id', '=', campaignId)
    .execute();
  await look();
  await look(4);
  expect((await campaign()).vacancy).toBeNull();
  expect(host.asked).toBe(0);
});

test('pages of one host are looked at a few at a time, and one of many campaigns once', async () => {
  for (let at = 0; at < 7; at += 1) await running({ target_url: host.url(`/job/${at}`) });
  await running();
  await look();
  expect(host.asked).toBe(5);
  await look();
  expect(host.asked).toBe(8);
  await look();
  expect(host.asked).toBe(8);
});

test('a page that can not be looked at keeps no other one waiting, and is not tried at once again', async () => {
  const { outgoing } = server.deps;
  const tried: string[] = [];
  const open: typeof outgoing.open = async (url, options) => {
    tried.push(url);
    if (url.endsWith('/broken')) throw new Error('broken');
    return outgoing.open(url, options);
  };
  const broken = host.url('/broken');
  await running({ target_url: broken });
  await look(0, { ...outgoing, open });
  expect(tried).toEqual([broken, host.url('/nurse')]);
  expect(host.asked).toBe(1);
  await look(0, { ...outgoing, open });
  expect(tried).toHaveLength(2);
  await look(1, { ...outgoing, open });
  expect(tried).toEqual([broken, host.url('/nurse'), broken]);
});

test('of an address that could not be looked at only the host is logged', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  await running({ target_url: host.url('/broken?key=secret') });
  const open = async () => {
    throw new Error('broken');
  };
  const tools = { outgoing: { ...server.deps.outgoing, open }, now: () => now };
  await lookAtVacancies(tools, server.db, log);
  expect(lines.join()).toContain('"host":"127.0.0.1');
  expect(lines.join()).not.toContain('secret');
});

test('accounts take turns at a host that both have pages of', async () => {
  const asked: (string | undefined)[] = [];
  host.answer = (request, reply) => {
    asked.push(request.url);
    reply.end();
  };
  for (let at = 0; at < 7; at += 1) await running({ target_url: host.url(`/job/${at}`) });
  const other = await builders.makeAccount(server.db);
  const workspace = await builders.makeWorkspace(server.db, { account_id: other.id });
  const target_url = host.url('/of-another-account');
  await running({ account_id: other.id, workspace_id: workspace.id, target_url });
  await look();
  expect(asked).toHaveLength(5);
  expect(asked).toContain('/of-another-account');
});

test('a round that takes too long leaves the rest to the next one', async () => {
  for (let at = 0; at < 4; at += 1) await running({ target_url: host.url(`/job/${at}`) });
  host.answer = (_, reply) => {
    now = new Date(now.getTime() + 3 * 60_000);
    reply.end();
  };
  await look();
  expect(host.asked).toBe(3);
  await look();
  expect(host.asked).toBe(5);
});

test('where the account wants it, the campaign is paused, once, and that is logged', async () => {
  await server.db.updateTable('account').set({ pauses_lost_vacancies: true }).execute();
  status = 404;
  await look();
  await look(1);
  expect(await campaign()).toMatchObject({
    status: 'paused',
    vacancy: { finding: 'pageGone', isPausedByItself: true },
  });
  const logged = await server.db
    .selectFrom('activity')
    .select(['person_id', 'before', 'after'])
    .where('campaign_id', '=', campaignId)
    .execute();
  expect(logged).toEqual([
    { person_id: null, before: { status: 'active' }, after: { status: 'paused' } },
  ]);
  expect(await news()).toEqual([expect.stringContaining('paused by itself')]);
  // A person who resumes it knows better.
  await admin.call('resumeCampaign', { params: { campaignId } });
  await look(13);
  await look(13);
  expect((await campaign()).status).toBe('active');
});

test('a vacancy that is gone from its feed is told of, also where its page stays', async () => {
  await listed('Nurse', 'aa');
  await look();
  expect((await campaign()).vacancy).toBeNull();
  await takeFromFeed();
  await look(1);
  expect((await campaign()).vacancy).toMatchObject({ finding: 'gone' });
  await look(13);
  expect((await campaign()).vacancy).toMatchObject({ finding: 'gone' });
  expect(await news()).toHaveLength(1);
  await server.db.updateTable('job').set({ gone_at: null }).execute();
  await look();
  expect((await campaign()).vacancy).toBeNull();
});

test('a vacancy that its feed tells otherwise is told of each time, and never paused for', async () => {
  await server.db.updateTable('account').set({ pauses_lost_vacancies: true }).execute();
  await listed('Nurse', 'aa', `${host.url('/nurse')}/#apply`);
  await look();
  await listed('Nurse', 'bb');
  await look();
  await look();
  expect(await campaign()).toMatchObject({ status: 'active', vacancy: { finding: 'changed' } });
  expect(await news()).toHaveLength(1);
  await listed('Nurse', 'cc');
  await look();
  expect(await news()).toHaveLength(2);
});

test('jobs of another account are none of it', async () => {
  await listed('Nurse', 'aa');
  await look();
  const other = await builders.makeAccount(server.db);
  const workspace = await builders.makeWorkspace(server.db, { account_id: other.id });
  const foreign = await running({ account_id: other.id, workspace_id: workspace.id });
  await takeFromFeed();
  await look();
  const watch = await server.db
    .selectFrom('vacancy_watch')
    .select('finding')
    .where('campaign_id', '=', foreign)
    .executeTakeFirstOrThrow();
  expect(watch.finding).toBeNull();
});

test('a person can say that it is fine; another landing page begins anew', async () => {
  await listed('Nurse', 'aa');
  await look();
  await takeFromFeed();
  await look();
  const { status: code, body } = await admin.call('dismissVacancy', { params: { campaignId } });
  expect({ code, vacancy: body.vacancy }).toEqual({ code: 200, vacancy: null });
  await look(13);
  expect((await campaign()).vacancy).toBeNull();
  expect(await news()).toHaveLength(1);

  await server.db
    .updateTable('campaign')
    .set({ target_url: host.url('/doctor') })
    .where('id', '=', campaignId)
    .execute();
  status = 404;
  await look();
  await look(1);
  expect((await campaign()).vacancy).toMatchObject({ finding: 'pageGone' });
});

test('what is not shown is not looked at', async () => {
  await server.db.updateTable('campaign').set({ status: 'stopped' }).execute();
  await look();
  expect(host.asked).toBe(0);
  expect(await server.db.selectFrom('vacancy_watch').selectAll().execute()).toEqual([]);
});

test('two rounds at once ask the page once, and tell it once', async () => {
  status = 404;
  await look();
  now = new Date(now.getTime() + 3_600_000);
  await Promise.all([look(), look()]);
  await look();
  expect(host.asked).toBe(2);
  expect(await news()).toHaveLength(1);
});
