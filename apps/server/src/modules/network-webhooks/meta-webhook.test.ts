import { createHmac } from 'node:crypto';
import { sandboxApplication } from '@posthorn/sandbox';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { server, setScene, world } from '../../testing/scene.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

setScene();

const PATH = '/api/networks/meta/webhook';
const FORM = '120210000000000037';
const sign = (body: string, secret: string = sandboxApplication.clientSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
const told = (formId: unknown, changes: object = {}) =>
  JSON.stringify({
    object: 'page',
    entry: [{ id: '1', time: 1, changes: [{ field: 'leadgen', value: { form_id: formId } }] }],
    ...changes,
  });
const META = '173.252.88.1';
interface Sent {
  signature?: string;
  on?: TestServer;
  /** The address of the caller. */
  from?: string;
}
const post = (body: string, { signature = sign(body), on = server, from = META }: Sent = {}) =>
  on.app.inject({
    method: 'POST',
    url: PATH,
    remoteAddress: from,
    payload: body,
    headers: {
      host: 'localhost:4400',
      'content-type': 'application/json',
      ...(signature !== '' && { 'x-hub-signature-256': signature }),
    },
  });
const waiting = async () => {
  const { rows } = await sql<{ payload: { campaignId: string } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'pull-applications'`.execute(server.db);
  return rows.map(({ payload }) => payload.campaignId);
};
const counted = async (outcome: string) => {
  const { body } = await server.app.inject({
    url: '/metrics',
    headers: { host: 'localhost:4400' },
  });
  const line = new RegExp(
    `posthorn_network_webhooks_total\\{network="meta",outcome="${outcome}"\\} (\\d+)`,
  );
  return Number(line.exec(body)?.[1] ?? 0);
};

let campaignId: string;
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
  campaignId = world.activeCampaign.id;
  const { id } = await server.db
    .insertInto('publication')
    .values({ account_id: world.account.id, campaign_id: campaignId, channel: 'facebook' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('publication_step')
    .values({
      ...{ publication_id: id, key: 'form-1-abcdefgh', request_hash: '', state: 'done' },
      ...{ external_id: FORM, attempt: 1, started_at: new Date() },
    })
    .execute();
});

describe('what Meta tells', () => {
  test('of a form of ours has Meta asked, once however often it is told', async () => {
    const before = await counted('received');
    for (const id of [FORM, FORM, Number(FORM.slice(0, 3))]) {
      expect((await post(told(id))).statusCode).toBe(200);
    }
    expect((await post(told(FORM))).statusCode).toBe(200);
    expect(await waiting()).toEqual([campaignId]);
    expect(await counted('received')).toBe(before + 3);
  });

  test.each([
    ['a form no one here knows', told('99')],
    [
      'something else of a page',
      JSON.stringify({ object: 'page', entry: [{ changes: [{ field: 'feed' }] }] }),
    ],
    ['something else than a page', told(FORM, { object: 'user' })],
    ['nothing that can be read', 'x'],
    ['nothing', '{}'],
    ['forms that are no numbers', told({ $gt: '' })],
  ])('of %s is answered, and no one is asked', async (_, body) => {
    expect((await post(body)).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['no signature', ''],
    ['the signature of another secret', sign(told(FORM), 'another')],
    ['the signature of something else', sign(told('1'))],
    ['half a signature', sign(told(FORM)).slice(0, 40)],
    ['the older kind of signature', `sha1=${'0'.repeat(40)}`],
  ])('with %s is refused, and counted', async (_, signature) => {
    const before = await counted('refused');
    const { statusCode, body } = await post(told(FORM), { signature });
    expect({ statusCode, body }).toEqual({ statusCode: 403, body: '' });
    expect(await waiting()).toEqual([]);
    expect(await counted('refused')).toBe(before + 1);
  });

  test('with a wrong signature a thousand times is read a few times only, and Meta is answered meanwhile', async () => {
    const [before, limited] = [await counted('refused'), await counted('limited')];
    const wrong = { signature: sign(told(FORM), 'another'), from: '203.0.113.7' };
    const strangers = Array.from({ length: 1_000 }, () => post(told(FORM), wrong));
    expect((await post(told(FORM))).statusCode).toBe(200);
    // The campaigns of the other tests have the same form.
    expect(await waiting()).toContain(campaignId);
    const answers = await Promise.all(strangers);
    const refused = answers.filter(({ statusCode }) => statusCode === 403);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403, 429]));
    expect(refused.length).toBeLessThanOrEqual(21);
    expect(await counted('refused')).toBe(before + refused.length);
    expect(await counted('limited')).toBe(limited + 1_000 - refused.length);
  });

  test('after too many wrong signatures a stranger is told when to come again, without being read', async () => {
    const wrong = { signature: sign(told(FORM), 'another'), from: '203.0.113.8' };
    for (let n = 0; n < 20; n += 1) expect((await post(told(FORM), wrong)).statusCode).toBe(403);
    const late = await post('x'.repeat(900_000), wrong);
    expect(late.statusCode).toBe(429);
    expect(late.headers).toMatchObject({ 'retry-after': '60', connection: 'close' });
    expect((await post(told(FORM))).statusCode).toBe(200);
  });

  test('without anything that looks like a signature is refused before it is read', async () => {
    for (const signature of ['', 'sha256=', `sha1=${'0'.repeat(40)}`]) {
      const { statusCode, headers } = await post('x'.repeat(900_000), { signature });
      expect([statusCode, headers.connection]).toEqual([403, 'close']);
    }
  });

  test('is signed over its bytes, not over what they mean', async () => {
    const spaced = told(FORM).replace('{', '{ ');
    expect((await post(spaced, { signature: sign(told(FORM)) })).statusCode).toBe(403);
    expect((await post(spaced)).statusCode).toBe(200);
  });

  test.each([1, 10])('is not read where it has %i MB or more', async (megabytes) => {
    const padding = 'x'.repeat(megabytes * 1024 * 1024);
    const body = JSON.stringify({ object: 'page', entry: [], padding });
    expect((await post(body)).statusCode).toBe(413);
    expect(await waiting()).toEqual([]);
  });
});

describe('on the real network', () => {
  const secret = 'the-secret-of-the-app';
  const verifyToken = 'a-token-to-verify-with';
  const challenge = (on: TestServer, query: Record<string, string>) =>
    on.app.inject({
      url: `${PATH}?${new URLSearchParams(query)}`,
      headers: { host: 'localhost:4400' },
    });
  const asked = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444' };

  test('our address is confirmed to the one who knows the token, and calls are signed with our secret', async () => {
    const live = await startTestServer({
      AD_NETWORKS: 'live',
      META_APP_SECRET: secret,
      META_VERIFY_TOKEN: verifyToken,
    });
    try {
      const { statusCode, body, headers } = await challenge(live, {
        ...asked,
        'hub.verify_token': verifyToken,
      });
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: '1158201444' });
      expect(headers['content-type']).toContain('text/plain');
      for (const query of [
        asked,
        { ...asked, 'hub.verify_token': 'another' },
        { ...asked, 'hub.mode': 'unsubscribe', 'hub.verify_token': verifyToken },
      ]) {
        expect((await challenge(live, query)).statusCode).toBe(403);
      }
      const body2 = told('1');
      expect((await post(body2, { on: live, signature: sign(body2, secret) })).statusCode).toBe(
        200,
      );
      expect((await post(body2, { on: live })).statusCode).toBe(403);
    } finally {
      await live.close();
    }
  });

  test('nothing is believed where we have no secret', async () => {
    const bare = await startTestServer({ AD_NETWORKS: 'live' });
    try {
      expect((await challenge(bare, { ...asked, 'hub.verify_token': '' })).statusCode).toBe(403);
      const body = told('1');
      expect((await post(body, { on: bare, signature: sign(body, '') })).statusCode).toBe(403);
    } finally {
      await bare.close();
    }
  });
});
