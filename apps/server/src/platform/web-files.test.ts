import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';
import { addWebFiles } from './web-files.ts';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posthorn-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>Posthorn</title>');
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'plain');
  await writeFile(join(folder, 'assets', 'main-abc.js.br'), 'small');
  await writeFile(join(folder, '.fingerprint'), 'x');
  app = Fastify();
  app.setErrorHandler(handleError);
  await addWebFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/campaigns-overview', '/settings/company?x=1', '/deep/er/path'])(
  '%s is the page',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.body).toBe('<title>Posthorn</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('a fingerprinted file is kept for good, and sent small where the browser can read that', async () => {
  const plain = await app.inject('/assets/main-abc.js');
  expect(plain.body).toBe('plain');
  expect(plain.headers['cache-control']).toContain('immutable');
  const small = await app.inject({
    url: '/assets/main-abc.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(small.body).toBe('small');
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toContain('javascript');
  expect(small.headers['cache-control']).toContain('immutable');
});

test.each([
  '/api/nothing',
  '/assets/gone.js',
  '/.fingerprint',
  '/favicon.ico',
  '/%2e%2e/secret.txt',
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('only reading stands for the page', async () => {
  expect((await app.inject({ method: 'POST', url: '/campaigns-overview' })).statusCode).toBe(404);
});
