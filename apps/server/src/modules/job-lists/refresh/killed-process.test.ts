import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedHost, feedOf, numbered } from '../../../testing/feed-host.ts';
import { runJob } from '../../../testing/run-job.ts';
import { admin, server } from '../../../testing/scene.ts';
import { setWholeScene, world } from '../../../testing/whole-scene.ts';
import { readFeedJob } from './read-feed-job.ts';
import { feedWorkers } from './workers.ts';

setWholeScene();
const host = feedHost();
const feedId = () => world.jobList.feed.id;

let running: ChildProcess | undefined;
afterEach(() => kill());

beforeEach(async () => {
  // Feeds of other tests would count among those that are read at once.
  await server.db.deleteFrom('feed').where('id', '<>', feedId()).execute();
  await server.db.deleteFrom('job').execute();
  await server.db.updateTable('feed').set({ url: host.url() }).execute();
});

const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Another process of the product, which begins to read the feed. Nothing it waits for is in a hurry. */
function startReading(): void {
  const code = `
    import { connect } from '@posthorn/db';
    import { openOutgoing } from ${moduleAt('../../../platform/outgoing/outgoing.ts')};
    import { refreshFeed } from ${moduleAt('./refresh-feed.ts')};
    const { db } = connect(${JSON.stringify(server.databaseUrl)}, {
      connectWithin: 60_000, statementTimeout: 0 });
    const outgoing = openOutgoing(${JSON.stringify(server.deps.config.outgoingHosts)});
    const secrets = { unseal: () => undefined };
    const tools = { outgoing, secrets, now: () => new Date() };
    await refreshFeed(tools, db, ${JSON.stringify({ feedId: feedId() })});`;
  running = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    // Where the packages of the product are found.
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function kill(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, 'exit');
  running.kill('SIGKILL');
  await gone;
}

/** Makes the feed due, as time does: a lease that no process prolongs is over after a minute. */
const makeDue = () =>
  server.db.updateTable('feed').set({ next_at: sql<Date>`now()`, leased_until: null }).execute();

async function readToTheEnd(): Promise<void> {
  await makeDue();
  await runJob(server, feedWorkers(server.deps), readFeedJob, { feedId: feedId() });
}

/** All that is kept of the jobs, also when each row was written. */
const jobs = async () =>
  (
    await sql<{ job_id: string; title: string; is_open: boolean; written: string }>`
      select job_id, title, gone_at is null as is_open, xmin::text as written
      from job order by id`.execute(server.db)
  ).rows;
const openTitles = async () =>
  (await jobs()).flatMap(({ title, is_open }) => (is_open ? [title] : [])).toSorted();
const staged = async () =>
  (await server.db.selectFrom('job_incoming').select('feed_id').execute()).length;
const outcomes = async () => {
  const params = { accountId: world.account.id, jobListId: world.jobList.id };
  const { body } = await admin.call('listFeedReadings', { params });
  return body.map(({ outcome, added, changed, gone }) => ({ outcome, added, changed, gone }));
};

const longer = (title: string) => `${title} ${'x'.repeat(150)}`;

test('a process that is killed while it reads has changed nothing, and the next one makes the list whole', async () => {
  host.serves(feedOf(numbered(1, 5)));
  await readToTheEnd();
  const before = await jobs();
  const next = numbered(1, 2_000).map(({ id }) => ({ id, title: longer(id) }));
  // Nearly all of it comes, and then nothing any more.
  host.answer = (_, reply) => void reply.write(feedOf(next).slice(0, -1_000));
  await makeDue();
  startReading();
  await expect.poll(staged).toBeGreaterThan(0);
  await kill();
  expect(await jobs()).toEqual(before);
  expect((await outcomes())[0]?.outcome).toBe('running');

  host.serves(feedOf(next));
  await readToTheEnd();
  expect(await openTitles()).toEqual(next.map(({ title }) => title).toSorted());
  expect(await jobs()).toHaveLength(2_000);
  expect(await staged()).toBe(0);
  expect((await outcomes()).slice(0, 2)).toEqual([
    { outcome: 'done', added: 1_995, changed: 5, gone: 0 },
    { outcome: 'failed', added: 0, changed: 0, gone: 0 },
  ]);
});

test('a process that is killed while it takes over what it read has changed nothing either', async () => {
  host.serves(feedOf(numbered(1, 60)));
  await readToTheEnd();
  const before = await jobs();
  const changed = numbered(1, 10).map(({ id }) => ({ id, title: longer(id) }));
  const next = [...changed, ...numbered(11, 55), ...numbered(61, 70)];
  host.serves(feedOf(next));
  await makeDue();
  const isClosing = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database() and query like 'update job set gone_at%'`.execute(
      server.db,
    );
    return rows.length > 0;
  };
  await server.db.transaction().execute(async (tx) => {
    // The lock is kept for as long as the other process takes to start.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    // Changed and new jobs are written by then; it waits for the missing ones.
    await sql`select from job where job_id = 'J60' for update`.execute(tx);
    startReading();
    await expect.poll(isClosing).toBe(true);
    await kill();
    expect(await jobs()).toEqual(before);
  });

  await readToTheEnd();
  const titles = next.map((job) => ('title' in job ? job.title : `Job ${job.id}`));
  expect(await openTitles()).toEqual(titles.toSorted());
  expect(await jobs()).toHaveLength(70);
  expect(await staged()).toBe(0);
  expect((await outcomes()).slice(0, 2)).toEqual([
    { outcome: 'done', added: 10, changed: 10, gone: 5 },
    { outcome: 'failed', added: 0, changed: 0, gone: 0 },
  ]);
});
