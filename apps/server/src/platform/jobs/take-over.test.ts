import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { setDatabaseOpen } from '../../testing/set-database-open.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { defineJob } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import { startHeart } from './take-over.ts';

const filmJob = defineJob('film', z.object({}));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (text: string) => server.deps.connection.pool.query(text);

async function lockedBy(): Promise<string | null> {
  const { rows } = await ask('select locked_by from graphile_worker._private_jobs');
  return rows[0].locked_by;
}

/** A job taken by a process of which nothing was heard for two minutes. */
let jobId: string;
beforeEach(async () => {
  await ask('delete from graphile_worker._private_jobs');
  await server.db.transaction().execute((tx) => enqueueJob(tx, filmJob, {}));
  const { rows } = await ask(
    `update graphile_worker._private_jobs
     set locked_by = 'killed', locked_at = now() - interval '2 minutes' returning id`,
  );
  jobId = rows[0].id;
});

function heartAt() {
  const clock = { ms: 0 };
  const heart = startHeart(server.deps.connection, server.deps.log, () => clock.ms);
  return { heart, clock };
}

test('the job of a process that was killed is free again a minute after the next start', async () => {
  const { heart, clock } = heartAt();
  await heart.beat();
  expect(await lockedBy()).toBe('killed');
  clock.ms = 60_000;
  await heart.beat();
  expect(await lockedBy()).toBeNull();
  heart.stop();
});

test('a job that kills its process waits longer each time', async () => {
  const { heart, clock } = heartAt();
  await heart.beat();
  clock.ms = 60_000;
  await ask('update graphile_worker._private_jobs set attempts = 5');
  await heart.beat();
  const { rows } = await ask(
    'select extract(epoch from run_at - now()) as wait from graphile_worker._private_jobs',
  );
  // graphile-worker itself waits e^5 seconds after the fifth failure.
  expect(Number(rows[0].wait)).toBeGreaterThan(60);
  expect(Number(rows[0].wait)).toBeLessThanOrEqual(Math.exp(5));
  heart.stop();
});

test('a job in work stays taken, however long it takes', async () => {
  const { heart, clock } = heartAt();
  await heart.during(jobId, async () => {
    await heart.beat();
    clock.ms = 60_000;
    await heart.beat();
    expect(await lockedBy()).toBe('killed');
  });
  heart.stop();
});

test('after the database was away the others get a minute to be heard', async () => {
  const { heart, clock } = heartAt();
  await heart.beat();
  await setDatabaseOpen(server.databaseUrl, false);
  clock.ms = 60_000;
  await heart.beat();
  await setDatabaseOpen(server.databaseUrl, true);
  await heart.beat();
  expect(await lockedBy()).toBe('killed');
  clock.ms = 120_000;
  await heart.beat();
  expect(await lockedBy()).toBeNull();
  heart.stop();
});
