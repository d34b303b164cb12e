import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { defineJob, defineScheduledJob, workOn } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import { runJobs } from './run-jobs.ts';

const countJob = defineJob('count', z.object({ n: z.number() }));
const sweepJob = defineScheduledJob('sweep', '0 4 * * *');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tools = () => ({ db: server.db, log: server.deps.log });

async function queued(): Promise<unknown[]> {
  const { rows } = await server.deps.connection.pool.query(
    'select payload from graphile_worker._private_jobs',
  );
  return rows.map(({ payload }) => payload);
}

test('a job is done with the payload it was enqueued with', async () => {
  let arrived = (_: number) => {};
  const arrival = new Promise<number>((resolve) => {
    arrived = resolve;
  });
  // A schedule that can not be read would keep everything from running.
  const workers = [workOn(sweepJob, async () => {}), workOn(countJob, async ({ n }) => arrived(n))];
  await server.db.transaction().execute((tx) => enqueueJob(tx, countJob, { n: 7 }));
  const runner = runJobs(server.deps.connection, server.deps.log, workers, 1);
  expect(await arrival).toBe(7);
  // A runner that is stopped before it has noted the end of a job leaves it in the queue.
  await expect.poll(queued).toEqual([]);
  await runner.stop();
});

test('jobs that are done beside the others leave them their place, and are few at once', async () => {
  const waitJob = defineJob('wait', z.object({ n: z.number() }), { besideAtOnce: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const wait = workOn(waitJob, async ({ n }) => {
    begun.push(n);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  const counted: number[] = [];
  const count = workOn(countJob, async ({ n }) => void counted.push(n));
  await server.db.transaction().execute(async (tx) => {
    for (const n of [1, 2, 3]) await enqueueJob(tx, waitJob, { n });
  });
  const runner = runJobs(server.deps.connection, server.deps.log, [wait, count], 1);
  await expect.poll(() => begun.length).toBe(2);
  await server.db.transaction().execute((tx) => enqueueJob(tx, countJob, { n: 7 }));
  await expect.poll(() => counted).toEqual([7]);
  expect(begun).toHaveLength(2);
  ends.shift()?.();
  await expect.poll(() => begun.length).toBe(3);
  for (const end of ends) end();
  await expect.poll(queued).toEqual([]);
  await runner.stop();
});

test('a payload that does not fit does not compile, and is refused before the work begins', async () => {
  await server.db.transaction().execute(async (tx) => {
    // @ts-expect-error a number is wanted
    await enqueueJob(tx, countJob, { n: 'seven' });
    // @ts-expect-error something is missing
    await enqueueJob(tx, countJob, {});
  });
  const done: unknown[] = [];
  const worker = workOn(countJob, async (payload) => {
    done.push(payload);
  });
  const payloads = await queued();
  expect(payloads).toHaveLength(2);
  for (const payload of payloads) {
    await expect(worker.run(payload, tools())).rejects.toThrow(z.ZodError);
  }
  expect(done).toEqual([]);
});

test('a scheduled job takes what its schedule sends and is told nothing of it', async () => {
  const told: unknown[] = [];
  const worker = workOn(sweepJob, async (payload) => {
    told.push(payload);
  });
  expect(worker.schedule).toBe('0 4 * * *');
  await worker.run({ _cron: { ts: '2030-01-01T04:00:00Z', backfilled: false } }, tools());
  expect(told).toEqual([{}]);
});
