import { randomUUID } from 'node:crypto';
import * as builders from '@posthorn/db/builders';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { feedHost, feedOf, numbered, type ServedJob } from '../../../testing/feed-host.ts';
import { runJob } from '../../../testing/run-job.ts';
import { admin, server } from '../../../testing/scene.ts';
import { setWholeScene, world } from '../../../testing/whole-scene.ts';
import { readFeedAt } from '../read-feed-at.ts';
import { lockJobList } from '../repository.ts';
import { listDueFeeds, takeFeed } from './lease.ts';
import { lookForFeedsJob, readFeedJob, tidyFeedsJob } from './read-feed-job.ts';
import { goOnReading } from './refresh-feed.ts';
import { feedWorkers } from './workers.ts';

setWholeScene();
const host = feedHost();

const feedId = () => world.jobList.feed.id;
const jobListId = () => world.jobList.id;
const params = () => ({ accountId: world.account.id, jobListId: jobListId() });

beforeEach(async () => {
  // Feeds of other tests would count among those that are read at once.
  await server.db.deleteFrom('feed').where('id', '<>', feedId()).execute();
  await server.db.deleteFrom('job').execute();
  await server.deps.connection.pool.query('delete from graphile_worker._private_jobs');
  await server.db
    .updateTable('feed')
    .set({ url: host.url(), next_at: sql<Date>`now()` })
    .where('id', '=', feedId())
    .execute();
});

const workers = () => feedWorkers(server.deps);
const work = () => runJob(server, workers(), readFeedJob, { feedId: feedId() });
const list = async () => (await admin.call('getJobList', { params: params() })).body;
const ask = (query: { closeMissing?: 'true' } = {}) =>
  admin.call('refreshJobList', { params: params(), query });
const readings = async () => (await admin.call('listFeedReadings', { params: params() })).body;
const items = async () =>
  (await admin.call('listJobListItems', { params: params(), query: { perpage: '100' } })).body.data;
const names = async () => (await items()).map(({ name }) => name).toSorted();

/** Serves these jobs, asks for a refresh, has it done, and tells what came of it. */
async function refresh(jobs: readonly ServedJob[], query?: { closeMissing?: 'true' }) {
  host.serves(feedOf(jobs));
  await ask(query);
  await work();
  return (await readings())[0];
}
const due = async () => {
  const { is_due } = await server.db
    .selectFrom('feed')
    .select(sql<boolean>`next_at <= now()`.as('is_due'))
    .where('id', '=', feedId())
    .executeTakeFirstOrThrow();
  return is_due;
};
const queued = async () => {
  const { rows } = await server.deps.connection.pool.query(
    'select payload from graphile_worker._private_jobs',
  );
  return rows.map(({ payload }) => payload.feedId);
};

const staged = () => server.db.selectFrom('job_incoming').select('feed_id').execute();

test('the jobs of a feed become items, one for each place', async () => {
  const first = await refresh([
    { id: 'A', title: 'Cook' },
    { id: 'A', city: 'Emmen' },
    { id: 'B' },
  ]);
  expect(first).toMatchObject({ outcome: 'done', validJobs: 2, added: 3, changed: 0, gone: 0 });
  expect(await list()).toMatchObject({
    ...{ status: 'created', jobsCount: 2, feedsCount: 1 },
    feedSources: [{ itemsCount: 3, jobsCount: 2, isRefreshing: false }],
  });
  const [cook, elsewhere] = await items();
  expect(cook).toMatchObject({
    ...{ name: 'Cook', url: 'https://jobs.example.com/A', link: 'https://jobs.example.com/A' },
    ...{ importerAddress: { city: 'Assen' }, imageUrl: '', additionalImageUrls: [] },
    retailerProductGroupId: `${world.profile.function_group}_A`,
  });
  expect(elsewhere?.retailerProductGroupId).toBe(cook?.retailerProductGroupId);
  expect(elsewhere?.retailerId).not.toBe(cook?.retailerId);
  expect(await due()).toBe(false);
});

test('items keep the order of the feed, wherever their rows lie in the meantime', async () => {
  // A row that is written again lies behind the others.
  const toTheEnd = sql`
    create function to_the_end() returns trigger language plpgsql as $$ begin
      update job_incoming set title = title where key = new.key;
      return null;
    end $$`;
  await toTheEnd.execute(server.db);
  await sql`create trigger to_the_end after insert on job_incoming
    for each row when (new.job_id = 'J1') execute function to_the_end()`.execute(server.db);
  onTestFinished(async () => {
    await sql`drop function to_the_end cascade`.execute(server.db);
  });
  await refresh(numbered(1, 3));
  expect((await items()).map(({ name }) => name)).toEqual(['Job J1', 'Job J2', 'Job J3']);
});

test('only what has changed is written', async () => {
  await refresh(numbered(1, 30));
  const before = await items();
  const versions = () =>
    sql<{ n: string }>`
    select xmin::text as n from job where feed_id = ${feedId()} order by id`.execute(server.db);
  const { rows: old } = await versions();
  const next = [{ id: 'J1', title: 'New' }, ...numbered(2, 29), { id: 'J31' }];
  expect(await refresh(next)).toMatchObject({ outcome: 'done', added: 1, changed: 1, gone: 1 });
  const { rows: now } = await versions();
  // Of thirty, the changed one and the missing one; the new one comes after them.
  expect(now.slice(0, 30).filter(({ n }, at) => n !== old[at]?.n)).toHaveLength(2);
  expect(now).toHaveLength(31);
  const after = await items();
  expect(after.find(({ name }) => name === 'New')?.id).toBe(before[0]?.id);
  expect(await refresh(next)).toMatchObject({ added: 0, changed: 0, gone: 0 });
  expect((await versions()).rows).toEqual(now);
});

describe('jobs that are missing', () => {
  test('and come back are the same as before', async () => {
    await refresh(numbered(1, 5));
    const [first] = await items();
    expect(await refresh(numbered(2, 5))).toMatchObject({ gone: 1 });
    expect(await names()).toEqual(['Job J2', 'Job J3', 'Job J4', 'Job J5']);
    expect(await refresh(numbered(1, 5))).toMatchObject({ added: 1, changed: 0, gone: 0 });
    expect((await items())[0]?.id).toBe(first?.id);
  });

  test('all at once stay until a person says that they are closed', async () => {
    await refresh(numbered(1, 5));
    expect(await refresh([])).toMatchObject({ outcome: 'held', gone: 5 });
    expect((await list()).jobsCount).toBe(5);
    expect(await refresh([])).toMatchObject({ outcome: 'held', gone: 5 });
    expect(await refresh([], { closeMissing: 'true' })).toMatchObject({ outcome: 'done', gone: 5 });
    expect((await list()).jobsCount).toBe(0);
  });

  test('for the most part stay too, while new and changed ones are taken', async () => {
    await refresh(numbered(1, 30));
    const rest = [{ id: 'J1', title: 'New' }, ...numbered(40, 42)];
    expect(await refresh(rest)).toMatchObject({ outcome: 'held', added: 3, changed: 1, gone: 29 });
    expect((await list()).jobsCount).toBe(33);
    // The leave that a person gives is for one reading.
    await refresh(rest, { closeMissing: 'true' });
    expect((await list()).jobsCount).toBe(4);
    expect(await refresh([])).toMatchObject({ outcome: 'held' });
  });

  test('stay where the reading fails that was allowed to close them, or began before', async () => {
    await refresh(numbered(1, 5));
    host.serves('<broken');
    await ask({ closeMissing: 'true' });
    await work();
    expect(await refresh([])).toMatchObject({ outcome: 'held', gone: 5 });
    let goOn = () => {};
    const before = host.asked;
    host.answer = (_, reply) => {
      goOn = () => reply.end(feedOf([]));
    };
    await ask();
    const slow = work();
    await expect.poll(() => host.asked).toBe(before + 1);
    await ask({ closeMissing: 'true' });
    goOn();
    await slow;
    expect((await readings())[0]).toMatchObject({ outcome: 'held', gone: 5 });
    host.serves(feedOf([]));
    await work();
    expect((await readings())[0]).toMatchObject({ outcome: 'done', gone: 5 });
  });

  test('for a month are forgotten', async () => {
    await refresh(numbered(1, 5));
    await refresh(numbered(2, 5));
    const all = async () => (await server.db.selectFrom('job').select('id').execute()).length;
    await runJob(server, workers(), tidyFeedsJob, {});
    expect(await all()).toBe(5);
    await sql`update job set gone_at = gone_at - interval '31 days'`.execute(server.db);
    await runJob(server, workers(), tidyFeedsJob, {});
    expect(await all()).toBe(4);
  });
});

describe('people are notified', () => {
  const news = async () => {
    const { body } = await admin.call('listNotifications', {
      params: { accountId: world.account.id },
    });
    return body
      .filter(({ campaign_id }) => campaign_id === jobListId())
      .map(({ kind, message, campaignName }) => ({ kind, message, campaignName }));
  };
  const fail = async () => {
    host.answer = (_, reply) => void reply.writeHead(500).end();
    await ask();
    await work();
  };

  test('once of a feed that fails, and again when it has been read in between', async () => {
    const told = {
      kind: 'feedFailed',
      campaignName: world.jobList.name,
      message: `A feed of the job list ${world.jobList.name} failed. The address answered 500 instead of a feed. Its jobs stay as they were, and we retry automatically.`,
    };
    await fail();
    await fail();
    expect(await news()).toEqual([told]);
    await refresh(numbered(1, 4));
    await fail();
    expect(await news()).toEqual([told, told]);
  });

  test('once of a feed that waits for a decision', async () => {
    await refresh(numbered(1, 12));
    expect(await refresh(numbered(1, 3))).toMatchObject({ outcome: 'held', gone: 9 });
    await fail();
    await refresh(numbered(1, 3));
    const held = async () => (await news()).filter(({ kind }) => kind === 'feedHeld');
    expect(await held()).toMatchObject([
      { message: expect.stringContaining('9 jobs are missing') },
    ]);
    await refresh(numbered(1, 3), { closeMissing: 'true' });
    await refresh([]);
    expect(await held()).toHaveLength(2);
  });
});

test('a feed that gives its jobs other ids keeps its jobs', async () => {
  await refresh(numbered(1, 30));
  const before = (await items()).map(({ id }) => id);
  const renamed = numbered(1, 30).map(({ id }) => ({
    ...{ id: `new-${id}`, title: `Job ${id}`, url: `https://jobs.example.com/${id}` },
  }));
  expect(await refresh(renamed)).toMatchObject({ outcome: 'done', added: 0, changed: 30, gone: 0 });
  expect((await items()).map(({ id }) => id)).toEqual(before);
});

test('a feed that has moved for good is read, and it is said where it is', async () => {
  const moved = host.url('/new.xml');
  host.answer = ({ url }, reply) =>
    void (url === '/new.xml'
      ? reply.end(feedOf(numbered(1, 3)))
      : reply.writeHead(301, { location: moved }).end());
  await ask();
  await work();
  expect((await list()).feedSources[0]).toMatchObject({ movedTo: moved, jobsCount: 3 });
});

test.each<[string, string]>([
  ['is cut off', feedOf(numbered(1, 30)).slice(0, -40)],
  ['is another document', '<error>Come back later</error>'],
  ['is nothing', ''],
])('a feed that %s changes nothing', async (_, content) => {
  await refresh(numbered(1, 5));
  host.serves(content);
  await ask();
  await work();
  const [failed] = await readings();
  expect(failed).toMatchObject({ outcome: 'failed', added: 0, gone: 0 });
  expect(failed?.message).not.toBe('');
  expect((await list()).feedSources[0]).toMatchObject({
    ...{ jobsCount: 5, lastReading: { outcome: 'failed' } },
  });
  expect(await server.db.selectFrom('job_incoming').selectAll().execute()).toEqual([]);
  expect(await refresh(numbered(1, 6))).toMatchObject({ outcome: 'done', added: 1 });
});

test('two at once are one reading, and one that was asked for meanwhile comes after it', async () => {
  let goOn = () => {};
  host.answer = (_, reply) => {
    goOn = () => reply.end(feedOf(numbered(1, 3)));
  };
  await ask();
  const first = work();
  await expect.poll(() => host.asked).toBe(1);
  await work();
  await ask();
  await work();
  expect(host.asked).toBe(1);
  await server.deps.connection.pool.query('delete from graphile_worker._private_jobs');
  goOn();
  await first;
  expect((await readings()).map(({ outcome }) => outcome)).toEqual(['done']);
  expect(await due()).toBe(true);
  expect(await queued()).toEqual([feedId()]);
  host.serves(feedOf(numbered(1, 4)));
  await work();
  expect((await list()).jobsCount).toBe(4);
});

test('what a process that was killed has left behind is cleared away, and the feed is read again', async () => {
  await refresh(numbered(1, 5));
  await ask();
  // A process takes the feed, begins to keep what it reads, and dies.
  const lease = randomUUID();
  const taken = await takeFeed(server.db, feedId(), lease);
  expect(taken?.id).toBe(feedId());
  await server.db
    .insertInto('feed_reading')
    .values({ account_id: world.account.id, feed_id: feedId(), url: host.url(), login: '' })
    .execute();
  await server.db
    .insertInto('job_incoming')
    .values({
      ...{ feed_id: feedId(), lease, job_id: 'half', place: '', key: Buffer.from('x') },
      ...{ title: 'Half', url: 'https://example.com', content: '{}', hash: Buffer.from('x') },
    })
    .execute();
  await work();
  expect((await readings())[0]?.outcome).toBe('running');
  await sql`update feed set leased_until = now() - interval '1 second'`.execute(server.db);
  await server.deps.connection.pool.query('delete from graphile_worker._private_jobs');
  await runJob(server, workers(), lookForFeedsJob, {});
  // The feed may be what the process has died of.
  expect(await queued()).toEqual([]);
  await sql`update feed set next_at = next_at - interval '30 minutes'`.execute(server.db);
  await runJob(server, workers(), lookForFeedsJob, {});
  expect(await queued()).toEqual([feedId()]);
  await work();
  const [newest, killed] = await readings();
  expect(newest).toMatchObject({ outcome: 'done', added: 0, gone: 0 });
  expect(killed).toMatchObject({
    ...{
      outcome: 'failed',
      message: 'Reading the feed was interrupted; it begins again by itself.',
    },
  });
  expect(await names()).toEqual(['Job J1', 'Job J2', 'Job J3', 'Job J4', 'Job J5']);
});

test('what a person has asked for is tried once more at once when its process has died', async () => {
  const secondAgo = sql<Date>`now() - interval '1 second'`;
  const dies = async () => {
    const lease = randomUUID();
    const feed = await takeFeed(server.db, feedId(), lease);
    await server.db
      .insertInto('feed_reading')
      .values({
        ...{ account_id: world.account.id, feed_id: feedId(), url: host.url(), login: '' },
        person_id: feed?.asked_by ?? null,
      })
      .execute();
    await server.db.updateTable('feed').set({ leased_until: secondAgo }).execute();
    await server.deps.connection.pool.query('delete from graphile_worker._private_jobs');
    return feed;
  };
  await ask();
  expect(await dies()).toMatchObject({ asked_by: world.admin.id });
  expect((await readings())[0]).toMatchObject({ outcome: 'running' });
  await runJob(server, workers(), lookForFeedsJob, {});
  expect((await readings())[0]).toMatchObject({ outcome: 'failed' });
  expect(await queued()).toEqual([feedId()]);
  expect(await dies()).toMatchObject({ asked_by: world.admin.id });
  await runJob(server, workers(), lookForFeedsJob, {});
  expect((await readings()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect(await queued()).toEqual([]);
});

test('a process that has lost its feed to another writes nothing', async () => {
  let goOn = () => {};
  host.answer = (_, reply) => {
    goOn = () => reply.end(feedOf(numbered(1, 3)));
  };
  await ask();
  const slow = work();
  await expect.poll(() => host.asked).toBe(1);
  await sql`update feed set lease = ${randomUUID()}`.execute(server.db);
  goOn();
  await slow;
  expect(await items()).toEqual([]);
});

test('a feed that is deleted while it is read leaves nothing behind', async () => {
  let goOn = () => {};
  host.answer = (_, reply) => {
    goOn = () => reply.end(feedOf(numbered(1, 3)));
  };
  await ask();
  const reading = work();
  await expect.poll(() => host.asked).toBe(1);
  await admin.call('deleteJobList', { params: params() });
  goOn();
  await reading;
  expect(await server.db.selectFrom('job').selectAll().execute()).toEqual([]);
  expect(await staged()).toEqual([]);
});

test('what was kept aside of a feed that is gone is cleared away', async () => {
  await server.db
    .insertInto('job_incoming')
    .values(
      [feedId(), randomUUID()].map((id) => ({
        ...{ feed_id: id, lease: randomUUID(), job_id: '1', place: '', key: Buffer.from('x') },
        ...{ title: 'Cook', url: 'https://example.com', content: '{}', hash: Buffer.from('x') },
      })),
    )
    .execute();
  await runJob(server, workers(), tidyFeedsJob, {});
  expect(await staged()).toEqual([{ feed_id: feedId() }]);
});

test('a fault of ours is told, and the feed is tried again later', async () => {
  await refresh(numbered(1, 5));
  await ask();
  const outgoing = { ...server.deps.outgoing, open: () => Promise.reject(new Error('broken')) };
  const broken = feedWorkers({ ...server.deps, outgoing });
  await expect(runJob(server, broken, readFeedJob, { feedId: feedId() })).rejects.toThrow('broken');
  const [failed] = await readings();
  expect(failed).toMatchObject({
    outcome: 'failed',
    message:
      'The feed could not be read because of a fault of ours. It is tried again in 30 minutes.',
  });
  expect((await list()).feedSources[0]).toMatchObject({ isRefreshing: false, jobsCount: 5 });
  expect(await due()).toBe(false);
  expect(await refresh(numbered(1, 6))).toMatchObject({ outcome: 'done', added: 1 });
});

test('an emoji at the end of what is kept of a title does not keep the feed from being read', async () => {
  const jobs = [{ id: 'A', title: `${'x'.repeat(199)}🙂` }];
  expect(await refresh(jobs)).toMatchObject({ outcome: 'done', added: 1 });
});

test('one feed of an account is read at a time', async () => {
  const { id, ...other } = await server.db
    .selectFrom('feed')
    .selectAll()
    .where('id', '=', feedId())
    .executeTakeFirstOrThrow();
  const second = randomUUID();
  await server.db
    .insertInto('feed')
    .values({ ...other, id: second, mapping: null })
    .execute();
  expect(await listDueFeeds(server.db, 10)).toEqual([expect.any(String)]);
  expect((await takeFeed(server.db, id, randomUUID()))?.id).toBe(id);
  expect(await takeFeed(server.db, second, randomUUID())).toBeUndefined();
  expect(await listDueFeeds(server.db, 10)).toEqual([]);
});

describe('feeds of other accounts that are read for long', () => {
  /** Accounts of which one feed each is being read since so many seconds. */
  async function others(count: number, sinceSeconds: number): Promise<string[]> {
    const { db } = server;
    const { id: _, ...own } = await db.selectFrom('feed').selectAll().executeTakeFirstOrThrow();
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      const { id: account_id } = await builders.makeAccount(db, { features: ['dynamicAds'] });
      const { id } = await db
        .insertInto('feed')
        .values({
          ...{ ...own, account_id, mapping: null, lease: randomUUID() },
          leased_at: sql<Date>`now() - ${sinceSeconds + count - n} * interval '1 second'`,
          leased_until: sql<Date>`now() + interval '1 hour'`,
          next_at: sql<Date>`now() + interval '1 hour'`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    return ids;
  }
  const leaseOf = async (id = '') => {
    const { lease } = await server.db
      .selectFrom('feed')
      .select('lease')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return lease ?? '';
  };
  const beat = async (id = '') => goOnReading(server.db, id, await leaseOf(id));

  test('keep it waiting for half a minute at most', async () => {
    const [slow] = await others(3, 0);
    expect(await takeFeed(server.db, feedId(), randomUUID())).toBeUndefined();
    await sql`update feed set leased_at = leased_at - interval '30 seconds'
      where lease is not null`.execute(server.db);
    // Whoever reads one has the next ones begin, again and again and not only at the end.
    expect(await beat(slow)).toBeUndefined();
    expect(await queued()).toEqual([feedId()]);
    expect(await refresh(numbered(1, 3))).toMatchObject({ outcome: 'done', added: 3 });
  });

  test('are ended where too many are, the one that began first', async () => {
    const slow = await others(7, 60);
    expect(await beat(slow[1])).toBeUndefined();
    expect(await beat(slow[6])).toBeUndefined();
    const ended = await beat(slow[0]);
    expect(ended).toBeInstanceOf(Error);
    // What a reading ends with when its signal does.
    const stopped = new AbortController();
    host.answer = (_, reply) => {
      reply.write('<source>', () => stopped.abort(ended));
    };
    const source = { url: host.url(), credentials: undefined, mapping: undefined };
    const { outcome } = await readFeedAt(
      server.deps.outgoing,
      { ...source, today: '2026-11-17', withinMs: 600_000, wants: 'items', signal: stopped.signal },
      async () => {},
    );
    expect(outcome).toMatchObject({ failed: 'isXml', problem: { code: 'feed.crowdedOut' } });
  });

  test('have the next turn after those of accounts that waited longer for theirs', async () => {
    const [early, late] = await others(2, 600);
    const due = sql<Date>`now() - interval '1 hour'`;
    const free = { lease: null, leased_until: null, next_at: due };
    await server.db.updateTable('feed').set(free).where('lease', 'is not', null).execute();
    await sql`update feed set next_at = now() - interval '2 hours' where id = ${late}`.execute(
      server.db,
    );
    expect(await listDueFeeds(server.db, 10)).toEqual([feedId(), early, late]);
  });
});

test('a person who changes the list at the end of a reading and the reading do not wait for each other', async () => {
  host.serves(feedOf(numbered(1, 3)));
  await ask();
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(server.db);
    return rows.length > 0;
  };
  let reading: Promise<void> | undefined;
  await server.db.transaction().execute(async (tx) => {
    await lockJobList(tx, world.account.id, jobListId());
    reading = work();
    await expect.poll(isWaiting).toBe(true);
    await tx.updateTable('feed').set({ moved_to: null }).where('id', '=', feedId()).execute();
  });
  await reading;
  expect((await readings())[0]).toMatchObject({ outcome: 'done', added: 3 });
});

test('feeds of accounts without the feature are not looked for', async () => {
  await runJob(server, workers(), lookForFeedsJob, {});
  expect(await queued()).toEqual([feedId()]);
  await server.deps.connection.pool.query('delete from graphile_worker._private_jobs');
  await sql`update account set features = '{}'`.execute(server.db);
  await runJob(server, workers(), lookForFeedsJob, {});
  expect(await queued()).toEqual([]);
});

test('items come by pages', async () => {
  await refresh(numbered(1, 5));
  const page = async (n: string) => {
    const query = { page: n, perpage: '2', feedSourceId: feedId() };
    return (await admin.call('listJobListItems', { params: params(), query })).body;
  };
  expect(await page('1')).toMatchObject({ page: 1, perPage: 2, hasMore: true });
  const last = await page('3');
  expect(last).toMatchObject({ hasMore: false, data: [{ name: 'Job J5' }] });
});

describe('a host that can say that nothing has changed', () => {
  let etag: string;
  beforeEach(() => {
    etag = '"one"';
    host.answer = ({ headers }, reply) => {
      if (headers['if-none-match'] === etag) reply.writeHead(304).end();
      else reply.writeHead(200, { etag }).end(feedOf([...numbered(1, 5), { id: '', title: '' }]));
    };
  });
  const readByItself = async () => {
    await sql`update feed set next_at = now()`.execute(server.db);
    await work();
    return (await readings())[0];
  };

  test('is asked whether it has, and the history says so', async () => {
    const first = await readByItself();
    expect(first).toMatchObject({ isUnchanged: false, added: 5, validJobs: 5, invalidJobs: 1 });
    expect(await readByItself()).toMatchObject({
      ...{ isUnchanged: true, outcome: 'done', added: 0, changed: 0, gone: 0 },
      ...{ validJobs: 5, invalidJobs: 1, byPersonId: null },
    });
    expect(await names()).toHaveLength(5);
    expect(await due()).toBe(false);
    etag = '"two"';
    expect(await readByItself()).toMatchObject({ isUnchanged: false, added: 0 });
  });

  test('is read whole when a person asks, on another day, and with another mapping', async () => {
    await readByItself();
    await ask();
    await work();
    expect((await readings())[0]).toMatchObject({ isUnchanged: false });
    await sql`update feed set unchanged_on = unchanged_on - 1`.execute(server.db);
    expect(await readByItself()).toMatchObject({ isUnchanged: false });
    expect(await readByItself()).toMatchObject({ isUnchanged: true });
    await correctMapping();
    expect(await readByItself()).toMatchObject({ isUnchanged: false, changed: 5 });
    expect((await items())[0]?.brand).toBe('Assen');
    expect(await readByItself()).toMatchObject({ isUnchanged: true });
  });

  /** A person says in a check that the company stands where the city does, and saves the list. */
  async function correctMapping() {
    const { templateId, name } = await list();
    const mapping = {
      record: 'source/job',
      fields: {
        ...{ id: 'referencenumber', title: 'title', url: 'url', place: 'city' },
        company: 'city',
      },
    };
    const feedUrl = host.url();
    await admin.call('validateFeed', {
      params: { accountId: world.account.id },
      body: { functionGroup: world.profile.function_group, feedUrl, mapping },
    });
    const feedSource = { id: feedId(), feedUrl, jobProfileId: world.profile.id };
    await admin.call('updateJobList', {
      params: params(),
      body: { id: jobListId(), name, templateId, feedSources: [{ ...feedSource, jobProfile: '' }] },
    });
  }

  test('is read whole until nothing is missing', async () => {
    await readByItself();
    host.answer = ({ headers }, reply) => {
      if (headers['if-none-match'] === '"none"') reply.writeHead(304).end();
      else reply.writeHead(200, { etag: '"none"' }).end(feedOf([]));
    };
    expect(await readByItself()).toMatchObject({ outcome: 'held', gone: 5 });
    expect(await readByItself()).toMatchObject({ outcome: 'held', gone: 5 });
  });

  test('and says so without being asked is not believed', async () => {
    host.answer = (_, reply) => void reply.writeHead(304).end();
    expect(await readByItself()).toMatchObject({ outcome: 'failed', isUnchanged: false });
  });
});

test('who asked is kept, also when the feed is read by a job of the product itself', async () => {
  host.serves(feedOf(numbered(1, 3)));
  await ask();
  await runJob(server, workers(), lookForFeedsJob, {});
  await work();
  expect((await readings())[0]?.byPersonId).toBe(world.admin.id);
  await sql`update feed set next_at = now()`.execute(server.db);
  await work();
  expect((await readings())[0]?.byPersonId).toBeNull();
});
