import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { searchAll } from './pages.ts';
import { account, failureOf, Local } from './suite/local.ts';

const DAY = 86_400_000;

let local: Local;
beforeEach(async () => {
  local = await Local.open();
});
afterEach(() => local.close());

describe('keys', () => {
  const renewing = { refreshToken: 'refresh', clientId: 'id', clientSecret: 'secret' };

  test('are changed for new ones when they end', async () => {
    const by = local.connect(renewing);
    await by.listAccounts();
    await by.listAccounts();
    const tokens = () => local.reports.filter(({ path }) => path.includes('accessToken')).length;
    expect(tokens()).toBe(1);
    await local.sandbox.clock.advance(61 * DAY);
    await by.listAccounts();
    expect(tokens()).toBe(2);
  });

  test('are tried once more when LinkedIn no longer takes them', async () => {
    const by = local.connect(renewing);
    local.fault({ match: { path: 'adAccounts' }, effect: 'tokenExpired', times: 1 });
    expect(await by.listAccounts()).toHaveLength(1);
  });

  test('that are dead ask for a person', async () => {
    const dead = local.connect({ ...renewing, refreshToken: 'revoked' });
    expect(await failureOf(dead.listAccounts())).toMatchObject({
      kind: 'auth',
      code: 'invalid_grant',
    });
    expect(JSON.stringify(local.reports)).not.toMatch(/revoked|secret/);
  });

  test('go with a file to no one but LinkedIn', async () => {
    const client = local.client();
    for (const url of [
      'https://evil.example/upload',
      'https://linkedin.com.evil.example/',
      'http://www.linkedin.com/dms-uploads/1',
    ]) {
      await expect(client.upload(url, Buffer.from('x'))).rejects.toThrow('uploadAddress');
    }
    expect(local.reports).toEqual([]);
  });
});

test('a long query goes in a body, a hundred things at a time', async () => {
  const client = local.client();
  const ids = Array.from({ length: 300 }, (_, n) => `urn:li:sponsoredCreative:${600_000_000 + n}`);
  expect(await client.getAll(client.inAccount('creatives'), ids)).toEqual(new Map());
  expect(local.reports).toMatchObject(Array(3).fill({ method: 'POST', outcome: '200' }));
});

test('a search goes on to its last page', async () => {
  const client = local.client();
  for (const name of ['one', 'two', 'three']) {
    await client.create(client.inAccount('adCampaignGroups'), {
      account: `urn:li:sponsoredAccount:${account.id}`,
      name,
      status: 'DRAFT',
      runSchedule: { start: local.clock.now() },
    });
  }
  const path = client.inAccount('adCampaignGroups');
  const found = await searchAll<{ name: string }>(client, path, { q: 'search', search: {} }, 2);
  expect(found.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  const backwards = { q: 'search', search: {}, sortOrder: 'DESCENDING' };
  expect(await searchAll(client, path, backwards, 2)).toEqual(found.toReversed());
});
