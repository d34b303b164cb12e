import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';
import type { FirstScreen } from './first-screen.ts';
import { addWebFiles } from './web-files.ts';

let app: FastifyInstance;
let folder: string;
let screen: FirstScreen | undefined;

const scripts = {
  signIn: ['assets/sign-in.js'],
  shell: ['assets/shell.js'],
  overview: ['assets/shell.js', 'assets/overview.js'],
};
const html = '<head><title>Posthorn</title></head><body></body>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posthorn-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'first-screens.json'), JSON.stringify(scripts));
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'plain');
  await writeFile(join(folder, 'assets', 'main-abc.js.br'), 'small');
  await writeFile(join(folder, 'assets', 'main-abc.js.map'), 'sources');
  await writeFile(join(folder, '.fingerprint'), 'x');
  app = Fastify();
  app.setErrorHandler(handleError);
  await addWebFiles(app, folder, async () => screen, true);
});
beforeEach(() => {
  screen = undefined;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/campaigns-overview', '/settings/company?x=1', '/deep/er/path'])(
  '%s is the page',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(html);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);

const scriptsIn = (page: string) =>
  [...page.matchAll(/rel="modulepreload" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file);

test.each([
  ['/', false, scripts.signIn],
  ['/campaigns-overview?x=1', true, scripts.overview],
  ['/', true, scripts.overview],
  ['/outbox', true, scripts.shell],
])('%s, signed in: %s, asks for the scripts of its screen', async (url, isSignedIn, wanted) => {
  screen = { isSignedIn, now: 0, answers: {} };
  expect(scriptsIn((await app.inject(url)).body)).toEqual(wanted);
});

test('what it brings along is data that cannot end its element', async () => {
  const title = '</script><script>alert(1)</script><!--$&';
  screen = { isSignedIn: true, now: 0, answers: { '/api/x': [title] } };
  const { body } = await app.inject('/');
  const [, data = ''] =
    /<script type="application\/json" id="first-screen">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toEqual(screen);
  expect(body.match(/<script/g)).toHaveLength(1);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip, deflate', gunzipSync],
  ['br;q=0, gzip;q=0.5', gunzipSync],
  ['br;q=0.0,gzip;q=0', (page: Buffer) => page],
])('the page is sent small to a browser that accepts it: %s', async (accepted, unpack) => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(String(unpack(answer.rawPayload))).toBe(html);
  expect(answer.headers.vary).toBe('accept-encoding');
});

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

test('sources and the gallery of the design system are shown to developers only', async () => {
  const open = Fastify();
  open.setErrorHandler(handleError);
  await addWebFiles(open, folder, async () => screen, false);
  const status = async (of: FastifyInstance, url: string) => (await of.inject(url)).statusCode;
  for (const url of ['/assets/main-abc.js.map', '/ui', '/ui/banners']) {
    expect([url, await status(app, url), await status(open, url)]).toEqual([url, 200, 404]);
  }
  expect(await status(open, '/assets/main-abc.js')).toBe(200);
  await open.close();
});

test('an older build, which lacks the list of scripts, is served all the same', async () => {
  const older = await mkdtemp(join(tmpdir(), 'posthorn-web-'));
  await writeFile(join(older, 'index.html'), html);
  const open = Fastify();
  screen = { isSignedIn: true, now: 0, answers: {} };
  await addWebFiles(open, older, async () => screen, true);
  const { statusCode, body } = await open.inject('/');
  expect([statusCode, scriptsIn(body)]).toEqual([200, []]);
  await open.close();
  await rm(older, { recursive: true });
});
