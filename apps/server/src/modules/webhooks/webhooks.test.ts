import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '@posthorn/contract';
import { setProductTime, type TurnedClock } from '@posthorn/db';
import { nextAttemptIn, WEBHOOK_ATTEMPTS } from '@posthorn/domain';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../platform/jobs/run-jobs.ts';
import { openOutgoing } from '../../platform/outgoing/outgoing.ts';
import { admin, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { notify } from '../notifications/index.ts';
import { tellWebhooks, webhookWorkers } from './deliver.ts';

setWholeScene();

/** A customer's program: answers as it is told, and keeps what it was sent. */
const program = { answer: 200, calls: [] as { headers: IncomingHttpHeaders; body: string }[] };
const listening = createServer((request, reply) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    program.calls.push({ headers: request.headers, body });
    reply.writeHead(program.answer, { location: 'http://127.0.0.1:9/' }).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve)));
afterAll(() => void listening.close());

let now: Date;
beforeEach(async () => {
  Object.assign(program, { answer: 200, calls: [] });
  await server.db.deleteFrom('webhook').execute();
  now = new Date();
});

const params = () => ({ accountId: world.account.id });
const address = () => `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`;
const add = async (url = address()) => {
  const body = { url, events: ['campaign.finished' as const] };
  return (await admin.call('createWebhook', { params: params(), body })).body;
};
const deliveries = async (webhookId: string) =>
  (await admin.call('listWebhookDeliveries', { params: { ...params(), webhookId } })).body;
const tell = (kind: 'finished' | 'paused', once?: string) =>
  server.db.transaction().execute((tx) =>
    notify(tx, {
      ...{ kind, accountId: world.account.id, workspaceId: world.workspace.id },
      ...{ campaignId: world.campaign.id, message: 'Nurses is finished', ...(once && { once }) },
    }),
  );

/** Works off what is due, as the queue would. */
async function work(outgoing = server.deps.outgoing): Promise<void> {
  const [deliver] = webhookWorkers({ secrets: server.deps.secrets, now: () => now, outgoing });
  const due = await server.db.selectFrom('webhook_delivery').select('id').execute();
  for (const { id } of due) {
    await deliver?.run({ deliveryId: id }, { db: server.db, log: pino({ level: 'silent' }) });
  }
}

test('a key that the contract does not name is not sent', async () => {
  await add();
  const row = { campaignId: world.campaign.id, message: 'Done', title: 'Nurses', budget: 5 };
  await server.db
    .transaction()
    .execute((tx) =>
      tellWebhooks(tx, world.account.id, { event: 'campaign.finished', at: now, ...row }),
    );
  await work();
  expect(program.calls.map(({ body }) => JSON.parse(body).data)).toEqual([
    { campaignId: world.campaign.id, message: 'Done' },
  ]);
});

test('what happens to a campaign is sent once, signed', async () => {
  const { id, secret } = await add();
  await tell('finished', 'x');
  await tell('finished', 'x');
  await tell('paused');
  await work();
  await work();
  expect(program.calls).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = program.calls;
  expect(JSON.parse(body)).toMatchObject({
    event: 'campaign.finished',
    accountId: world.account.id,
    data: { campaignId: world.campaign.id, message: 'Nurses is finished' },
  });
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['posthorn-signature'])) ?? [];
  expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
  const [delivery] = await deliveries(id);
  expect(headers['posthorn-delivery']).toBe(delivery?.id);
  expect(delivery).toMatchObject({
    state: 'delivered',
    attempts: 1,
    statusCode: 200,
    nextAt: null,
  });
});

test('what happens to a dynamic campaign is sent with its own id', async () => {
  const body = { url: address(), events: ['campaign.jobAdsFailed' as const] };
  await admin.call('createWebhook', { params: params(), body });
  const dynamicCampaignId = world.dynamicActive.id;
  await server.db.transaction().execute((tx) =>
    notify(tx, {
      ...{ kind: 'jobAdsFailed', accountId: world.account.id },
      ...{ dynamicCampaignId, message: 'Refused' },
    }),
  );
  await work();
  expect(JSON.parse(program.calls[0]?.body ?? '').data).toEqual({
    ...{ dynamicCampaignId, message: 'Refused' },
  });
});

test.each([500, 404, 302])(
  'an answer of %s is tried again, and given up in the end',
  async (answer) => {
    const { id } = await add();
    await tell('finished');
    program.answer = answer;
    for (let attempt = 1; attempt <= WEBHOOK_ATTEMPTS; attempt++) {
      await work();
      // Before its time it is left alone.
      await work();
      expect(program.calls).toHaveLength(attempt);
      expect((await deliveries(id))[0]).toMatchObject({
        state: attempt < WEBHOOK_ATTEMPTS ? 'pending' : 'failed',
        attempts: attempt,
        statusCode: answer,
      });
      now = new Date(now.getTime() + (nextAttemptIn(attempt) ?? 0));
    }
    await work();
    expect(program.calls).toHaveLength(WEBHOOK_ATTEMPTS);
  },
);

test('the next attempt is shown in the time of the product, where its clock was turned', async () => {
  const { id } = await add();
  program.answer = 503;
  await tell('finished');
  const ahead = 28 * 86_400_000;
  const turn = (clock?: TurnedClock) =>
    server.db.transaction().execute((tx) => setProductTime(tx, clock));
  await turn({ virtual: now.getTime() + ahead, real: now.getTime(), rate: 1 });
  await work();
  const [delivery] = await deliveries(id);
  await turn();
  const next = now.getTime() + (nextAttemptIn(1) ?? 0);
  expect(Date.parse(delivery?.nextAt ?? '')).toBe(next + ahead);
  expect(Date.parse(delivery?.triedAt ?? '')).toBeGreaterThanOrEqual(now.getTime() + ahead);
});

test('the queue itself tries it again when the time has come, and not before', async () => {
  const { pool } = server.deps.connection;
  await pool.query('delete from graphile_worker._private_jobs');
  const { id } = await add();
  program.answer = 503;
  await tell('finished');
  const { secrets, outgoing } = server.deps;
  const clock = { secrets, outgoing, now: () => now };
  const runner = runJobs(server.deps.connection, server.deps.log, webhookWorkers(clock), 1);
  await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
  const [first] = await deliveries(id);
  const waiting = await pool.query('select run_at from graphile_worker.jobs where attempts = 0');
  expect(waiting.rows.map(({ run_at }) => run_at.toISOString())).toContain(first?.nextAt);
  expect(program.calls).toHaveLength(1);
  program.answer = 200;
  now = new Date(now.getTime() + (nextAttemptIn(1) ?? 0));
  await pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`);
  // Tells the runner that there is something to do.
  await tell('finished');
  await expect
    .poll(async () => (await deliveries(id)).map(({ state, attempts }) => [state, attempts]))
    .toEqual([
      ['delivered', 1],
      ['delivered', 2],
    ]);
  await runner.stop();
  expect(program.calls).toHaveLength(3);
});

test('a person sends it again, with the same body', async () => {
  const { id } = await add();
  await tell('finished');
  await work();
  const [delivery] = await deliveries(id);
  const again = { params: { ...params(), webhookId: id, deliveryId: delivery?.id ?? '' } };
  expect((await admin.call('redeliverWebhook', again)).body.state).toBe('pending');
  await work();
  expect(program.calls).toHaveLength(2);
  expect(program.calls[1]?.body).toBe(program.calls[0]?.body);
});

test('a person tries the address', async () => {
  const { id } = await add();
  await admin.call('testWebhook', { params: { ...params(), webhookId: id } });
  await work();
  expect(program.calls.map(({ headers }) => headers['posthorn-event'])).toEqual(['test']);
  expect((await admin.call('listWebhooks', { params: params() })).body).toMatchObject([
    { id, lastState: 'delivered' },
  ]);
});

test('elsewhere than on this machine only the public internet is called', async () => {
  const { id } = await add();
  const named = address().replace('127.0.0.1', 'localhost');
  const { id: other } = await add(named);
  await tell('finished');
  await work(openOutgoing(''));
  expect(program.calls).toEqual([]);
  for (const one of [id, other]) {
    expect((await deliveries(one))[0]).toMatchObject({
      state: 'pending',
      statusCode: null,
      problem: 'The address leads to no host on the public internet',
    });
  }
});

test('one that is switched off is told nothing, and one that is deleted leaves nothing behind', async () => {
  const { id, version } = await add();
  const one = { ...params(), webhookId: id };
  const off = await admin.call(
    'updateWebhook',
    { params: one, body: { isOn: false } },
    { 'if-match': `"${version}"` },
  );
  expect(off.body).toMatchObject({ isOn: false, version: 2, url: address() });
  await tell('finished');
  expect(await deliveries(id)).toEqual([]);
  const stale = await admin.send(
    'updateWebhook',
    { params: one, body: { isOn: true } },
    { 'if-match': `"${version}"` },
  );
  expect(stale.status).toBe(409);
  await admin.call('testWebhook', { params: one });
  expect((await admin.call('deleteWebhook', { params: one })).status).toBe(204);
  await work();
  expect(program.calls).toEqual([]);
});

test('what waits for one that was switched off is given up, and a test still goes out', async () => {
  const { id, version } = await add();
  await tell('finished');
  const one = { ...params(), webhookId: id };
  const off = { params: one, body: { isOn: false } };
  await admin.call('updateWebhook', off, { 'if-match': `"${version}"` });
  await admin.call('testWebhook', { params: one });
  await work();
  expect(program.calls.map(({ headers }) => headers['posthorn-event'])).toEqual(['test']);
  expect((await deliveries(id)).find(({ event }) => event !== 'test')).toMatchObject({
    state: 'failed',
    problem: 'The webhook was switched off',
  });
});

test('deliveries of one account wait for each other, and hold up no other account', async () => {
  await add();
  await tell('finished');
  await tell('finished');
  const { rows } = await sql<{ queue_name: string | null }>`
    select queue_name from graphile_worker.jobs
    where task_identifier = 'deliver-webhook' order by id desc limit 2`.execute(server.db);
  const queue_name = `webhooks/${world.account.id}`;
  expect(rows).toEqual([{ queue_name }, { queue_name }]);
});

test('the secret is told once, and kept sealed', async () => {
  const { secret } = await add();
  expect(secret).toMatch(/^whsec_[\w-]{32}$/);
  const listed = await admin.call('listWebhooks', { params: params() });
  const rows = await server.db.selectFrom('webhook').selectAll().execute();
  const recorded = await server.db.selectFrom('activity').select(['before', 'after']).execute();
  expect(JSON.stringify([listed.body, recorded])).not.toContain(secret);
  expect(rows[0]?.sealed_secret.toString('latin1')).not.toContain(secret);
});

test.each([
  [{ url: 'nowhere', events: ['campaign.finished'] }, 'field.url'],
  [{ url: 'https://example.com', events: [] }, 'webhook.withoutEvents'],
])('%o is refused', async (body, code) => {
  const refused = await admin.send('createWebhook', { params: params(), body });
  expect((refused.body as ErrorBody).findings[0]?.code).toBe(code);
});
