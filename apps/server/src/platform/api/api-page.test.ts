import { brotliDecompressSync } from 'node:zlib';
import { TEST_EVENT, webhookEvents } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';

setScene();

test.each([
  ['json', /^\{"openapi":"3.1.0"/],
  ['yaml', /^openapi: 3.1.0/],
])(
  'the description as %s is written once, compressed and sent again only when it changed',
  async (form, start) => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ url: `/api/docs/${form}`, headers });
    const plain = await ask({});
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toMatch(start);

    const small = await ask({ 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);

    const same = await ask({ 'if-none-match': String(plain.headers.etag) });
    expect(same.statusCode).toBe(304);
    expect(same.body).toBe('');
  },
);

const describedApi = async () => (await server.app.inject('/api/docs/json')).json();

test('a program that knows only the description calls with a token', async () => {
  const api = await describedApi();
  expect(api.components.securitySchemes.token).toEqual({ type: 'http', scheme: 'bearer' });
  const [path, { get }] = Object.entries<{ get?: Record<string, unknown> }>(api.paths).find(
    ([, one]) => one.get?.operationId === 'getAccount',
  ) ?? ['', {}];
  expect(get).toMatchObject({
    security: expect.arrayContaining([{ token: [] }]),
    description: expect.stringContaining('A token needs the right "read".'),
  });
  const params = { accountId: world.account.id };
  const body = { name: 'Reports', rights: ['read' as const], days: 30 as const };
  const { token } = (await admin.call('createApiToken', { params, body })).body;
  const url = path.replace('{accountId}', world.account.id);
  const call = (headers: Record<string, string>) => server.app.inject({ url, headers });
  expect((await call({})).statusCode).toBe(401);
  expect((await call({ authorization: `Bearer ${token}` })).json()).toMatchObject({
    id: world.account.id,
  });
});

test('what a token may not call, and what it needs two rights for, is said', async () => {
  const { paths } = await describedApi();
  const people = paths['/api/accounts/{accountId}/members'].get;
  expect(people.security).toEqual([{ session: [] }]);
  expect(people.description).toContain('Not for tokens.');
  const saved = paths['/api/campaigns/{campaignId}/save-as-template'].post;
  expect(saved.description).toContain('"presets" and "read"');
});

test('every event that a program can be sent is described with its body', async () => {
  const { webhooks } = await describedApi();
  expect(Object.keys(webhooks)).toEqual([...webhookEvents, TEST_EVENT]);
  const { parameters, requestBody } = webhooks[webhookEvents[0] ?? ''].post;
  expect(parameters.map(({ name }: { name: string }) => name)).toContain('Posthorn-Signature');
  const { properties } = requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['event', 'createdAt', 'accountId', 'data']);
  expect(Object.keys(properties.data.properties)).toEqual([
    'campaignId',
    'dynamicCampaignId',
    'jobListId',
    'message',
    'applicationId',
    'url',
  ]);
  expect(properties.data.required).toEqual(['message']);
});
