import type { ErrorBody } from '@posthorn/contract';
import { FEEDS_MAX } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { feedHost, feedOf, numbered } from '../../testing/feed-host.ts';
import { NO_CONTENT } from '../../testing/job-library.ts';
import { admin, editor, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { credentialsOf } from './passwords.ts';

setWholeScene();
const host = feedHost();

const params = () => ({ accountId: world.account.id });
const one = (jobListId: string) => ({ ...params(), jobListId });
const feed = (more: object = {}) => ({
  ...{ feedUrl: host.url(), jobProfileId: world.profile.id, ...more },
});
const values = (more: object = {}) => ({
  ...{ name: 'Cooks', templateId: world.template.id, feedSources: [feed()], ...more },
});
const check = (more: object = {}) => {
  host.serves(feedOf(numbered(1, 5)));
  const body = { functionGroup: world.profile.function_group, feedUrl: host.url(), ...more };
  return admin.call('validateFeed', { params: params(), body });
};
const create = async (more: object = {}) => {
  await check();
  return (await admin.call('createJobList', { params: params(), body: values(more) })).body;
};
const codes = (body: unknown) =>
  (body as ErrorBody).findings.map(({ path, code }) => `${path} ${code}`);
const waiting = async () => {
  const { rows } = await server.deps.connection.pool.query(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'read-feed'`,
  );
  return rows.map(({ payload }) => payload.feedId);
};

test('a list is made of a feed that was checked, and read as soon as a worker is free', async () => {
  const list = await create();
  const [source] = list.feedSources;
  expect(list).toMatchObject({
    ...{ name: 'Cooks', status: 'creating', feedsCount: 1, jobsCount: 0, vertical: 'commerce' },
    ...{ accountId: world.account.id, templateId: world.template.id, externalEventSources: [] },
  });
  expect(source).toMatchObject({
    ...{ feedUrl: host.url(), login: '', hasPassword: false, jobProfileId: world.profile.id },
    ...{ jobProfile: world.profile.name, functionGroup: world.profile.function_group },
    ...{ isRefreshing: true, lastReading: null, externalFeedId: null, itemsCount: 0 },
    mapping: { record: 'source/job' },
  });
  expect(await waiting()).toContain(source?.id);
  const { data } = (await editor.call('listJobLists', { params: params(), query: {} })).body;
  expect(data.map(({ id }) => id)).toEqual([list.id, world.advertisedList.id, world.jobList.id]);
  expect((await admin.call('getJobList', { params: one(list.id) })).body).toEqual(list);
});

test('ten lists are a page, and it is said whether there are more', async () => {
  await check();
  for (let n = 1; n <= 10; n++) {
    await admin.call('createJobList', { params: params(), body: values({ name: `List ${n}` }) });
  }
  const page = async (n: string) =>
    (await admin.call('listJobLists', { params: params(), query: { page: n } })).body;
  expect(await page('1')).toMatchObject({ page: 1, perPage: 10, hasMore: true });
  const last = await page('2');
  expect(last.hasMore).toBe(false);
  expect(last.data.map(({ id }) => id)).toEqual([world.advertisedList.id, world.jobList.id]);
});

test('a feed that was not checked, or in vain, is refused', async () => {
  const refused = () => admin.send('createJobList', { params: params(), body: values() });
  expect(codes((await refused()).body)).toEqual(['feedSources.0.feedUrl jobList.notChecked']);
  host.serves('<broken');
  const body = { functionGroup: world.profile.function_group, feedUrl: host.url() };
  await admin.call('validateFeed', { params: params(), body });
  expect(codes((await refused()).body)).toEqual(['feedSources.0.feedUrl jobList.notChecked']);
  await check();
  await server.db
    .updateTable('feed_reading')
    .set({ began_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  expect((await refused()).status).toBe(422);
});

const tooMany = Array.from({ length: FEEDS_MAX + 1 }, () => ({
  ...{ feedUrl: 'https://example.com/jobs.xml', jobProfileId: 'any' },
}));

test.each([
  [{ name: ' ' }, ['name field.required']],
  [{ feedSources: [] }, ['feedSources jobList.withoutFeeds']],
  [{ templateId: null }, ['templateId jobList.templateMissing']],
  [{ feedSources: tooMany }, ['feedSources jobList.tooManyFeeds']],
])('%o is refused', async (more, expected) => {
  await check();
  const refused = await admin.send('createJobList', { params: params(), body: values(more) });
  expect(codes(refused.body)).toEqual(expected);
});

test('an unknown profile is said first', async () => {
  await check();
  const body = values({ feedSources: [feed({ jobProfileId: 'nothing' })] });
  const refused = await admin.send('createJobList', { params: params(), body });
  expect(codes(refused.body)).toEqual(['feedSources.0.jobProfileId field.unknown']);
});

test('name, template and feeds are changed, and a feed that moves keeps its jobs', async () => {
  const list = await create();
  const [source] = list.feedSources;
  const id = source?.id ?? '';
  await server.db
    .insertInto('job')
    .values({
      ...{ feed_id: id, job_id: '1', place: '', key: Buffer.from('1'), hash: Buffer.from('1') },
      ...{ title: 'Cook', url: 'https://example.com', content: JSON.stringify(NO_CONTENT) },
    })
    .execute();
  await check({ feedUrl: host.url('/new') });
  const body = values({ name: 'More', feedSources: [feed({ id, feedUrl: host.url('/new') })] });
  const changed = await admin.call(
    'updateJobList',
    { params: one(list.id), body },
    { 'if-match': `"${list.version}"` },
  );
  expect(changed.body).toMatchObject({
    ...{ name: 'More', version: list.version + 1 },
    feedSources: [{ id, feedUrl: host.url('/new'), mapping: { record: 'source/job' } }],
  });
  const kept = () =>
    server.db.selectFrom('job').select('feed_id').where('feed_id', '=', id).execute();
  expect(await kept()).toEqual([{ feed_id: id }]);
  const stale = await admin.send(
    'updateJobList',
    { params: one(list.id), body },
    { 'if-match': `"${list.version}"` },
  );
  expect(stale.status).toBe(409);
  const other = { params: one(list.id), body: values({ feedSources: [feed()] }) };
  const replaced = (await admin.call('updateJobList', other)).body;
  expect(replaced.feedSources).toHaveLength(1);
  expect(replaced.feedSources[0]?.id).not.toBe(id);
  expect(await kept()).toEqual([]);
});

test('an update takes no feed, and no other address of a feed, that was not checked', async () => {
  const list = await create();
  const id = list.feedSources[0]?.id ?? '';
  const feedUrl = host.url('/other');
  const body = values({ feedSources: [feed({ id, feedUrl }), feed({ feedUrl })] });
  const refused = await admin.send('updateJobList', { params: one(list.id), body });
  expect(codes(refused.body)).toEqual([
    'feedSources.0.feedUrl jobList.notChecked',
    'feedSources.1.feedUrl jobList.notChecked',
  ]);
  expect((await admin.call('getJobList', { params: one(list.id) })).body).toEqual(list);
  // A feed that stays where it is needs no new check.
  await server.db.deleteFrom('feed_reading').execute();
  const same = values({ name: 'Other', feedSources: [feed({ id })] });
  expect((await admin.call('updateJobList', { params: one(list.id), body: same })).status).toBe(
    200,
  );
});

test('another login or password has to be checked as well', async () => {
  const list = await create();
  const id = list.feedSources[0]?.id ?? '';
  const update = (more: object) =>
    admin.send('updateJobList', {
      params: one(list.id),
      body: values({ feedSources: [feed({ id, ...more })] }),
    });
  const secret = { login: 'jobs', password: 'hidden-word' };
  const notChecked = ['feedSources.0.feedUrl jobList.notChecked'];
  expect(codes((await update(secret)).body)).toEqual(notChecked);
  await check(secret);
  expect((await update(secret)).status).toBe(200);
  await server.db.deleteFrom('feed_reading').execute();
  expect((await update({ login: 'jobs' })).status).toBe(200);
  expect(codes((await update({ password: 'other' })).body)).toEqual(notChecked);
});

test('without a template an update says so', async () => {
  const list = await create();
  const body = values({ templateId: null });
  const refused = await admin.send('updateJobList', { params: one(list.id), body });
  expect((refused.body as ErrorBody).message).toBe(
    "'Cooks' could not be updated. There is no template associated with this Job List.",
  );
});

test('a password is kept sealed, told to no one, and goes to no other host', async () => {
  const secret = { login: 'jobs', password: 'hidden-word' };
  await check(secret);
  const body = values({ feedSources: [feed(secret)] });
  const list = (await admin.call('createJobList', { params: params(), body })).body;
  const id = list.feedSources[0]?.id ?? '';
  expect(list.feedSources[0]).toMatchObject({ login: 'jobs', hasPassword: true });
  const row = () =>
    server.db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(credentialsOf(server.deps.secrets, await row())).toEqual(secret);
  const recorded = await server.db.selectFrom('activity').selectAll().execute();
  const { rows } = await server.deps.connection.pool.query('select * from feed');
  expect(JSON.stringify([list, recorded, rows])).not.toContain('hidden-word');
  const update = (more: object) =>
    admin.call('updateJobList', {
      params: one(list.id),
      body: values({ feedSources: [feed({ id, ...more })] }),
    });
  await check({ ...secret, feedUrl: host.url('/moved') });
  await update({ feedUrl: host.url('/moved') });
  expect(credentialsOf(server.deps.secrets, await row())).toEqual(secret);
  let heard: string | undefined;
  host.answer = ({ headers }, reply) => {
    heard = headers.authorization;
    reply.end(feedOf(numbered(1, 5)));
  };
  const again = { functionGroup: world.profile.function_group, login: 'jobs', feedSourceId: id };
  await admin.call('validateFeed', { params: params(), body: { ...again, feedUrl: host.url() } });
  expect(heard).toBe(`Basic ${Buffer.from('jobs:hidden-word').toString('base64')}`);
  const elsewhere = host.url().replace('127.0.0.1', 'localhost');
  await admin.call('validateFeed', { params: params(), body: { ...again, feedUrl: elsewhere } });
  expect(heard).toBe(`Basic ${Buffer.from('jobs:').toString('base64')}`);
  await update({ feedUrl: elsewhere });
  expect((await row()).sealed_password).toBeNull();
});

test('a list is deleted with its feeds, and who sees an older one is told', async () => {
  const list = await create();
  const asked = { params: one(list.id) };
  expect((await admin.send('deleteJobList', asked, { 'if-match': '"7"' })).status).toBe(409);
  expect((await admin.call('deleteJobList', asked)).status).toBe(204);
  expect((await admin.send('getJobList', asked)).status).toBe(404);
});

test('asking for a refresh has each feed read, and twice is as good as once', async () => {
  const feedId = world.jobList.feed.id;
  const asked = { params: one(world.jobList.id), query: {} };
  const answers = await Promise.all([
    admin.call('refreshJobList', asked),
    editor.call('refreshJobList', asked),
  ]);
  expect(answers.map(({ body }) => body.feedSources[0]?.isRefreshing)).toEqual([true, true]);
  expect((await waiting()).filter((id) => id === feedId)).toHaveLength(1);
});

test('a feed shows its first jobs with its list', async () => {
  const { jobList } = world;
  const add = (n: number) => ({
    ...{ feed_id: jobList.feed.id, job_id: `${n}`, place: 'Assen' },
    ...{ key: Buffer.from(`${n}`), hash: Buffer.from(`${n}`), title: `Job ${n}` },
    ...{ url: 'https://example.com', content: JSON.stringify(NO_CONTENT) },
  });
  await server.db.insertInto('job').values([2, 3, 4].map(add)).execute();
  const { feedSources } = (await admin.call('getJobList', { params: one(jobList.id) })).body;
  expect(feedSources[0]?.items.map(({ name }) => name)).toEqual(['Nurse', 'Job 2', 'Job 3']);
  expect(feedSources[0]?.items[1]).toMatchObject({
    retailerProductGroupId: `${world.profile.function_group}_2`,
    importerAddress: { city: 'Assen' },
  });
});
