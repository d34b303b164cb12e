import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

test.each([
  ['/api/me?code=secret', '/api/me'],
  ['/banners/secret/index.html', '/banners/…/index.html'],
  ['/invitations/secret/accept', '/invitations/…/accept'],
  ['/api/invitations/secret/accept', '/api/invitations/…/accept'],
  ['/unsubscribe/7/week/secret', '/unsubscribe/…'],
])('%s is logged as %s', async (url, path) => {
  const lines: string[] = [];
  const app = Fastify() as unknown as FastifyInstance;
  logRequests(app, pino({}, { write: (line: string) => lines.push(line) }));
  await app.inject(url);
  await app.close();
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([path]);
});
