import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { setDatabaseOpen } from '../../testing/set-database-open.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { defineJob, workOn } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import { runJobs } from './run-jobs.ts';

const endJob = defineJob('end', z.object({ fails: z.boolean() }));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function queued(): Promise<unknown[]> {
  const { rows } = await server.deps.connection.pool.query(
    'select last_error from graphile_worker._private_jobs',
  );
  return rows;
}

// A rejection without a handler, which would end the server, fails the whole test run.
test.each([
  { fails: false, left: [] },
  { fails: true, left: [{ last_error: 'The work failed' }] },
])(
  'a job that ends (fails: $fails) while the database is away is written down when it is back',
  async ({ fails, left }) => {
    await server.deps.connection.pool.query('delete from graphile_worker._private_jobs');
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    let wasClosed = false;
    const worker = workOn(endJob, async (payload) => {
      // A failed job is tried again, by then with its database.
      if (!wasClosed) await setDatabaseOpen(server.databaseUrl, false);
      wasClosed = true;
      if (payload.fails) throw new Error('The work failed');
    });
    await server.db.transaction().execute((tx) => enqueueJob(tx, endJob, { fails }));
    const runner = runJobs(server.deps.connection, log, [worker], 1);
    await expect.poll(() => lines.join('')).toContain('could not be written down, trying again');
    await setDatabaseOpen(server.databaseUrl, true);
    await expect.poll(queued).toEqual(left);
    await runner.stop();
  },
);
