import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { feedHost, feedOf, numbered, type ServedJob } from '../../testing/feed-host.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';

setScene();
const host = feedHost();

const params = () => ({ accountId: world.account.id });
const check = async (more: object = {}) => {
  const body = { functionGroup: world.profile.function_group, feedUrl: host.url(), ...more };
  return (await admin.call('validateFeed', { params: params(), body })).body;
};
type Result = Awaited<ReturnType<typeof check>>;
const checks = ({ passedAuth, requiredAuth, isXml, structure, amount }: Result) => [
  ...[passedAuth, requiredAuth, isXml, structure, amount].map(({ passed }) => passed),
];
const messages = ({ passedAuth, requiredAuth, isXml, structure, amount }: Result) =>
  [passedAuth, requiredAuth, isXml, structure, amount].flatMap(({ message }) => message || []);

const image = 'https://jobs.example.com/a.png';
const withImages = (jobs: readonly ServedJob[]) => jobs.map((job) => ({ image, ...job }));

test('a good feed passes all checks, and its mapping is shown', async () => {
  host.serves(feedOf(withImages(numbered(1, 5))));
  const result = await check();
  expect(result).toMatchObject({
    success: true,
    amount: { passed: true, validJobsPerProfileCount: 5 },
    fields: { invalidJobCount: 0, message: '', findings: [] },
    mapping: { record: 'source/job', fields: { title: 'title', place: 'city' } },
  });
  expect(checks(result)).toEqual([true, true, true, true, true]);
  expect(result.elements).toContainEqual({ path: 'city', sample: 'Assen' });
});

test('the first check that fails is said, and none after it', async () => {
  host.serves('<jobs><job>');
  const broken = await check();
  expect(checks(broken)).toEqual([true, true, false, false, false]);
  expect(messages(broken)).toEqual([expect.stringContaining('This is no valid XML. Line 1')]);
  host.serves('<config><a>1</a></config>');
  const other = await check();
  expect(checks(other)).toEqual([true, true, true, false, false]);
  expect(other.success).toBe(false);
  expect(other.isOpened).toBe(true);
  host.answer = (_, reply) => void reply.writeHead(404).end('<html>');
  const missing = await check();
  expect(messages(missing)).toEqual(['The address answered 404 instead of a feed.']);
  expect(missing.isOpened).toBe(false);
  expect(messages(await check({ feedUrl: 'http://10.0.0.1/jobs.xml' }))).toEqual([
    'The address leads to no host on the public internet.',
  ]);
});

test('few jobs are said, and the feed can be used', async () => {
  host.serves(feedOf(withImages(numbered(1, 1))));
  const result = await check();
  expect(result.success).toBe(true);
  expect(checks(result)).toEqual([true, true, true, true, false]);
  expect(messages(result)).toEqual([expect.stringContaining('only 1 job')]);
});

test('a feed that wants a login says so, and passes with the right one', async () => {
  const basic = `Basic ${Buffer.from('jobs:secret').toString('base64')}`;
  host.answer = ({ headers }, reply) =>
    headers.authorization === basic
      ? void reply.end(feedOf(numbered(1, 5)))
      : void reply.writeHead(401).end();
  const without = await check();
  expect(checks(without)).toEqual([true, false, false, false, false]);
  expect(messages(without)).toEqual(['This feed asks for a login and a password.']);
  const wrong = await check({ login: 'jobs', password: 'other' });
  expect(checks(wrong)).toEqual([false, false, false, false, false]);
  expect(messages(wrong)).toEqual(['Authentication failed']);
  expect((await check({ login: 'jobs', password: 'secret' })).success).toBe(true);
  const kept = await server.db.selectFrom('feed_reading').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('secret');
});

test('rejected jobs are counted, listed, and in a report that can be handed on', async () => {
  host.serves(
    feedOf(
      withImages([...numbered(1, 5), { id: 'J1' }, { id: 'X', url: 'nowhere', title: '=1+1' }]),
    ),
  );
  const { id, fields } = await check();
  expect(fields).toMatchObject({
    invalidJobCount: 2,
    message:
      '2 jobs rejected due to an XML errors. Fix the errors before your next upload to add these jobs.',
  });
  expect(fields.findings.map(({ jobId, finding: { code } }) => `${jobId} ${code}`)).toEqual([
    'J1 feed.duplicateId',
    'X feed.badUrl',
  ]);
  const report = await admin.send('getFeedReport', { params: { ...params(), readingId: id } });
  const text = String(report.body);
  expect(text).toContain('"Another job before it has the same id and place"');
  expect(text).toContain(`"'=1+1"`);
});

test('jobs without an image are remarked, after those that are rejected', async () => {
  host.serves(feedOf([...numbered(1, 5), { id: 'X', url: 'nowhere', image }]));
  const { amount, success, fields } = await check();
  expect({ amount, success }).toEqual({
    success: true,
    amount: {
      ...{ passed: false, validJobsPerProfileCount: 5, withoutImage: 5, items: 5 },
      message: expect.stringContaining('None of these jobs has an image'),
    },
  });
  expect(fields.findingsCount).toBe(6);
  expect(fields.findings.map(({ jobId }) => jobId)).toEqual(['X', 'J1', 'J2', 'J3', 'J4', 'J5']);
});

test('a mapping that a person has corrected is used', async () => {
  host.serves(
    '<x><y><a>Cook</a><b>https://example.com/1</b></y><y><a>Nurse</a><b>https://example.com/2</b></y></x>',
  );
  expect((await check()).success).toBe(false);
  const mapping = { record: 'x/y', fields: { title: 'a', url: 'b' } };
  expect(await check({ mapping })).toMatchObject({
    success: true,
    mapping,
    amount: { validJobsPerProfileCount: 2 },
  });
});

test.each([
  [{ feedUrl: 'ftp://example.com' }, 'field.url'],
  [{ functionGroup: 'nothing' }, 'field.unknown'],
  [{ mapping: { record: 'a b', fields: { title: 'a', url: 'b' } } }, 'feed.badPath'],
])('%o is refused', async (more, code) => {
  const body = { functionGroup: world.profile.function_group, feedUrl: host.url(), ...more };
  const refused = await admin.send('validateFeed', { params: params(), body });
  expect((refused.body as ErrorBody).findings[0]?.code).toBe(code);
});

test('an account without the feature has none of this', async () => {
  await server.db
    .updateTable('account')
    .set({ features: [] })
    .where('id', '=', world.account.id)
    .execute();
  const body = { functionGroup: world.profile.function_group, feedUrl: host.url() };
  expect((await admin.send('validateFeed', { params: params(), body })).status).toBe(404);
  expect((await admin.send('listJobLists', { params: params() })).status).toBe(404);
});

test('while a feed is read, it is among those that the person has checked, and then no more', async () => {
  const running = async () =>
    (await admin.call('listFeedChecks', { params: params() })).body.map(({ feedUrl }) => feedUrl);
  let finish = () => {};
  host.answer = (_, reply) => {
    reply.write('<source>');
    finish = () => void reply.end('</source>');
  };
  const checked = check();
  await expect.poll(running).toEqual([host.url()]);
  await expect.poll(() => host.asked).toBe(1);
  finish();
  await checked;
  expect(await running()).toEqual([]);
});

test('a check ends when the browser leaves, and counts as none', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const left = new AbortController();
  const hungUp = new Promise<void>((resolve) => {
    host.answer = (_, reply) => {
      reply.once('close', resolve);
      reply.write('<source>');
      left.abort();
    };
  });
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const body = { functionGroup: world.profile.function_group, feedUrl: host.url() };
  const asked = fetch(
    `http://127.0.0.1:${port}/api/dynamic-ads/${world.account.id}/validate-feed`,
    {
      method: 'POST',
      headers: { ...admin.ownPage(), cookie, 'content-type': 'application/json' } as Record<
        string,
        string
      >,
      body: JSON.stringify(body),
      signal: left.signal,
    },
  );
  await expect(asked).rejects.toThrow('aborted');
  await hungUp;
  const kept = () =>
    server.db
      .selectFrom('feed_reading')
      .select('id')
      .where('account_id', '=', world.account.id)
      .execute();
  await expect.poll(kept).toEqual([]);
});
