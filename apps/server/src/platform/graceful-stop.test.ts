import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '../testing/test-server.ts';
import { makeWorld } from '../testing/world.ts';
import { defineJob, workOn } from './jobs/define-job.ts';
import { enqueueJob } from './jobs/enqueue-job.ts';
import { runJobs } from './jobs/run-jobs.ts';

/** A promise and the function that fulfils it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('a closing server answers what it is working on', async () => {
  const server = await startTestServer();
  const world = await makeWorld(server.db);
  const client = await server.client(world.admin.id);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;

  // The request waits for this row, as long as we like.
  const locked = gate();
  const release = gate();
  const holding = server.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', world.account.id)
      .forUpdate()
      .execute();
    locked.open();
    await release.opened;
  });
  await locked.opened;
  const answer = fetch(`http://127.0.0.1:${port}/api/accounts/${world.account.id}/workspaces`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.deps.config.PUBLIC_URL ?? '',
      'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ name: 'Just in time' }),
  });
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await server.deps.connection.pool.query(waiting)).rowCount === 0);

  const closing = server.close();
  release.open();
  expect((await answer).status).toBe(201);
  await Promise.all([closing, holding]);
});

test('stopping the workers finishes the job that runs and starts no other', async () => {
  const server = await startTestServer();
  const began = gate();
  const release = gate();
  const done: number[] = [];
  const slowJob = defineJob('slow', z.object({ n: z.number() }));
  const slow = workOn(slowJob, async ({ n }) => {
    began.open();
    await release.opened;
    done.push(n);
  });
  await server.db.transaction().execute(async (tx) => {
    for (const n of [1, 2, 3]) await enqueueJob(tx, slowJob, { n });
  });
  const runner = runJobs(server.deps.connection, server.deps.log, [slow], 1);
  await began.opened;
  const stopping = runner.stop();
  release.open();
  await stopping;
  expect(done).toEqual([1]);
  await server.close();
});
