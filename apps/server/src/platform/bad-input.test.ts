import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ErrorBody, errorBody } from '@posthorn/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { watchWrites } from '../testing/watch-writes.ts';
import { makeWorld, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let admin: TestClient;
let written: () => Promise<string[]>;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.db);
  admin = await server.client(world.admin.id);
  written = await watchWrites(server.db);
});
afterAll(() => server.close());

const own = () => ({
  origin: server.deps.config.PUBLIC_URL ?? '',
  host: 'localhost:4400',
  'x-xsrf-token': admin.cookies.get('XSRF-TOKEN') ?? '',
  'content-type': 'application/json',
});
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/accounts/${world.account.id}/workspaces`,
    headers: { ...own(), ...headers },
    cookies: Object.fromEntries(admin.cookies),
    payload,
  });

describe('a changing request', () => {
  test.each<[string, string | Buffer, Record<string, string>, number, string?]>([
    ['broken JSON', '{"name":', {}, 400],
    ['no JSON at all', '', {}, 400],
    ['a list instead of an object', '[]', {}, 422, 'field.malformed'],
    ['null', 'null', {}, 422, 'field.required'],
    ['nothing at all', '{}', {}, 422, 'field.required'],
    ['a number for a text', '{"name":5}', {}, 422, 'field.malformed'],
    ['a bell in a name', '{"name":"a\\u0007b"}', {}, 422, 'field.malformed'],
    [
      'half a megabyte of one letter',
      `{"name":"${'é'.repeat(250_000)}"}`,
      {},
      422,
      'field.maxLength',
    ],
    [
      'a letter with endless marks',
      `{"name":"a${'\\u0301'.repeat(100_000)}"}`,
      {},
      422,
      'field.maxLength',
    ],
    ['a NUL character', '{"name":"a\\u0000b"}', {}, 422],
    ['half a surrogate pair', '{"name":"\\ud800"}', {}, 422],
    ['a poisoned prototype', '{"__proto__":{"x":1},"name":"x"}', {}, 400],
    ['more than a megabyte', `{"name":"${'x'.repeat(1_100_000)}"}`, {}, 413],
    [
      'another content type',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ],
    ['plain text', 'x', { 'content-type': 'text/plain' }, 415],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), {}, 400],
  ])('%s', async (_name, payload, headers, status, finding) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(errorBody.safeParse(answer.json()).success).toBe(true);
    if (finding) expect(answer.json().findings[0].code).toBe(finding);
    expect(await written()).toEqual([]);
  });

  test.each([
    'مرحبا بالعالم',
    '招聘 團隊',
    '👩‍👩‍👧‍👦 Ünïcödé',
    "Robert'); drop table person;--",
    '<script>alert(1)</script>',
    'Ａ\u202Ereversed',
  ])('the text %j comes back as it went in', async (name) => {
    const answer = await post(JSON.stringify({ name }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().name).toBe(name);
    expect(await written()).toContain('workspace');
  });
});

describe('an address', () => {
  test.each([
    ['/api/accounts/not-an-id/workspaces', 404],
    [`/api/accounts/${'9'.repeat(300)}/workspaces`, 400],
    ['/api/accounts/%00/workspaces', 404],
    ['/api/accounts/%zz/workspaces', 400],
    ['/api/nothing-here', 404],
    ['/api/../../etc/passwd', 404],
    ['/assets/../../../package.json', 404],
    ['/api/locations/autocomplete?q=%00', 200],
    [`/api/locations/autocomplete?q=${'x'.repeat(201)}`, 422],
    ['/api/locations/autocomplete?q=a&q=b', 422],
    ['/api/locations/autocomplete?q[x]=1', 200],
  ])('%s answers %i', async (url, status) => {
    const answer = await server.app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost:4400' },
      cookies: Object.fromEntries(admin.cookies),
    });
    expect(answer.statusCode).toBe(status);
    if (status >= 400) expect(errorBody.safeParse(answer.json()).success).toBe(true);
  });
});

test('an error carries the id of its request, which is also in the header', async () => {
  const answer = await admin.send('getCampaign', { params: { campaignId: 'x' } });
  expect((answer.body as ErrorBody).requestId).toBe(answer.headers['x-request-id']);
});

test('a foreign name that points at this machine is not served', async () => {
  const answer = await server.app.inject({
    url: '/api/app-config',
    headers: { host: 'evil.test:4400' },
  });
  expect(answer.statusCode).toBe(403);
});

test('answers carry the security headers', async () => {
  const { headers } = await admin.call('getMe', {});
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
});

test.each([
  ['what is no HTTP', 'nonsense\r\n\r\n', 400],
  ['too long a head', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])(
  '%s, which never becomes a request, is refused like everything else',
  async (_, sent, status) => {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(errorBody.parse(JSON.parse(body)).code).toBe('malformed');
  },
);
