import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Network } from '@posthorn/domain';
import { type FaultRule, firstAccounts, type Sandbox } from '@posthorn/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sandboxTime } from '../sandbox-time.ts';
import { liveOnce, openSmokeSandbox, sandboxTarget, smoke } from './run-smoke.ts';
import { targetsIn } from './targets.ts';

const networks: Network[] = ['meta', 'linkedin', 'google'];

/** In place of a real network. */
let other: Sandbox;
let folder: string;
let told: string[];
beforeEach(async () => {
  other = await openSmokeSandbox();
  folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  told = [];
});
afterEach(async () => {
  await other.stop();
  rmSync(folder, { recursive: true });
});

const around = (signal?: AbortSignal) => ({
  clock: sandboxTime(other),
  folder,
  signal,
  tell: (line: string) => told.push(line),
});

const campaignKinds: Record<Network, string[]> = {
  meta: ['campaign', 'adset', 'ad', 'adcreative'],
  linkedin: ['adCampaignGroup', 'adCampaign', 'adCreative', 'post'],
  google: ['campaign'],
};
/** With which a campaign comes into being. */
const firstWrite: Record<Network, FaultRule['match']> = {
  meta: { method: 'POST', path: '/campaigns', bodyContains: 'PAUSED' },
  linkedin: { method: 'POST', path: '/adCampaignGroups' },
  google: { path: 'googleAds:mutate' },
};
const listed = (network: Network, includeRemoved: boolean) =>
  campaignKinds[network].flatMap((kind) => other.ledger[network].list({ kind, includeRemoved }));
/** What is still there, after a campaign was deleted. */
const standing = (network: Network) =>
  listed(network, false).filter(
    ({ fields }) =>
      !['DELETED', 'REMOVED', 'PENDING_DELETION'].includes(
        String(fields.status ?? fields.intendedStatus),
      ),
  );

describe.each(networks)('on %s', (network) => {
  test('a campaign lives without ever being on, and is taken away', async () => {
    const found = await smoke(sandboxTarget(other, network), around());
    expect(told.filter((line) => line.includes('failed'))).toEqual([]);
    expect(told).toContain(`${network}: pause`);
    // Two sandboxes answer alike.
    expect(found).toEqual([]);
    expect(listed(network, true).length).toBeGreaterThan(0);
    expect(standing(network)).toEqual([]);
    for (const { id } of listed(network, true).filter(
      ({ kind }) => kind === campaignKinds[network][0],
    )) {
      const states = other.world(network).ledger.timeline<string>(id, 'status');
      expect(JSON.stringify(states)).not.toMatch(/ACTIVE|ENABLED/);
    }
  });

  test('what it records holds no key', async () => {
    const target = sandboxTarget(other, network);
    const credentials = { accessToken: 'a-very-secret-key', appSecret: 'another-secret' };
    await liveOnce({ ...target, settings: { ...target.settings, credentials } }, around());
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(5);
    const all = files.map((name) => readFileSync(join(folder, name), 'utf8')).join();
    expect(all).not.toMatch(/a-very-secret-key|another-secret|sandbox-page/);
  });

  test('what is interrupted is taken away all the same', async () => {
    const stopping = new AbortController();
    const stopAfterPublish = (line: string) => {
      told.push(line);
      if (line.endsWith('publish')) stopping.abort();
    };
    await liveOnce(sandboxTarget(other, network), {
      ...around(stopping.signal),
      tell: stopAfterPublish,
    });
    expect(told).not.toContain(`${network}: extend`);
    expect(listed(network, true).length).toBeGreaterThan(0);
    expect(standing(network)).toEqual([]);
  });

  test('what a run that died has left behind is taken away by the next', async () => {
    // It dies before it can clean up: the network no longer answers it.
    const tell = (line: string) => {
      told.push(line);
      if (line.endsWith('publish')) other.faults.add({ network, effect: 'permission' });
    };
    await liveOnce(sandboxTarget(other, network), { ...around(), tell }).catch(() => {});
    expect(standing(network).length).toBeGreaterThan(0);
    expect(readdirSync(folder)).toContain('left-behind.json');
    other.faults.clear();
    await liveOnce(sandboxTarget(other, network), around());
    expect(standing(network)).toEqual([]);
    expect(readdirSync(folder)).not.toContain('left-behind.json');
  });

  test('a network that answers otherwise is told of', async () => {
    other.faults.add({ network, effect: 'permission', match: firstWrite[network], times: 1 });
    const found = await smoke(sandboxTarget(other, network), around());
    expect(told.join()).toContain('failed: permission');
    expect(found.length).toBeGreaterThan(0);
  });
});

test('ad accounts come from the environment; half an account is none', () => {
  expect(targetsIn({})).toEqual([]);
  expect(targetsIn({ SMOKE_META_TOKEN: 'key', SMOKE_META_AD_ACCOUNT: 'act_1' })).toEqual([]);
  const [meta, google] = targetsIn({
    SMOKE_META_TOKEN: 'key',
    SMOKE_META_AD_ACCOUNT: `act_${firstAccounts.meta.id}`,
    SMOKE_META_PAGE: '7',
    SMOKE_GOOGLE_REFRESH_TOKEN: 'refresh',
    SMOKE_GOOGLE_CLIENT_ID: 'client',
    SMOKE_GOOGLE_CLIENT_SECRET: 'secret',
    SMOKE_GOOGLE_AD_ACCOUNT: '1234567890',
  });
  expect(meta).toMatchObject({ page: '7', settings: { accountId: firstAccounts.meta.id } });
  expect(google?.settings.credentials).toMatchObject({ refreshToken: 'refresh' });
});
