import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendLong } from './send-long.ts';

const long = Array.from({ length: 1_000 }, (_, n) => ({ title: `Café ${n}` }));

async function ask(answer: unknown, accepts?: string) {
  const app = Fastify();
  app.get('/', (_request, reply) => sendLong(answer, reply));
  const headers = accepts === undefined ? {} : { 'accept-encoding': accepts };
  return app.inject({ url: '/', headers });
}

test('a long answer is compressed for a browser that can read it', async () => {
  const { headers, rawPayload } = await ask(long, 'br;q=1.0, gzip;q=0.8');
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(rawPayload.length).toBeLessThan(8_000);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
});

test.each([undefined, '', 'identity', 'gzip;q=0, br'])(
  'it is sent as it is to a browser that accepts %s',
  async (accepts) => {
    const answer = await ask(long, accepts);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.json()).toEqual(long);
  },
);

test('a short one is not worth it', async () => {
  const answer = await ask([1], 'gzip');
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.json()).toEqual([1]);
});
