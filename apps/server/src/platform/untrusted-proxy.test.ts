import Fastify from 'fastify';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { reportUntrustedProxy } from './untrusted-proxy.ts';

test.each([
  ['production', false, 1],
  ['production', 1, 0],
  ['local', false, 0],
] as const)('%s with trusted proxies %s: %i reports', async (MODE, trustProxy, reports) => {
  const said: unknown[] = [];
  const log = { error: (facts: unknown) => said.push(facts) } as unknown as Logger;
  const app = Fastify();
  reportUntrustedProxy(app, { MODE, trustProxy } as Config, log);
  app.get('/', async () => 'ok');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await app.inject('/');
  expect(said).toHaveLength(0);
  await app.inject({ url: '/', headers });
  await app.inject({ url: '/', headers });
  expect(said).toHaveLength(reports);
  await app.close();
});
