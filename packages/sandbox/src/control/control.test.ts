import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstAccounts } from '../accounts.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { State } from './overview.ts';
import { described, noon } from './testing.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ startAt: noon, rate: 0, dialects: { meta: described } });
  const { ledger } = sandbox.world('meta');
  const account = firstAccounts.meta.id;
  const hostile = '<img src=x onerror=alert(1)>"&\' [rk:m1/campaign]';
  ledger.create({ kind: 'campaign', id: 'c1', account, name: hostile });
  ledger.create({ kind: 'ad', id: 'a1', account, parent: 'c1', name: 'Nurse [rk:m1/ad]' });
  ledger.create({ kind: 'picture', id: 'p1', account });
});
afterEach(() => sandbox.stop());

const call = (path: string, init: RequestInit = {}) => fetch(`${sandbox.control}${path}`, init);
const post = (path: string, body: unknown, type = 'application/json') =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } });
const state = async () => (await (await call('/__sandbox/state')).json()) as State;

describe('the control plane', () => {
  test('shows what a network holds as a tree, with what it spent', async () => {
    await post('/__sandbox/clock', { advance: '3d' });
    const [meta] = (await state()).networks;
    const [campaign] = meta?.accounts[0]?.branches ?? [];
    expect(campaign).toMatchObject({ id: 'c1', marker: 'rk:m1/campaign', status: 'ACTIVE' });
    expect(campaign).toMatchObject({ start: noon, end: noon + 10 * 86_400_000 });
    expect(campaign?.branches).toMatchObject([{ id: 'a1', name: 'Nurse', review: 'APPROVED' }]);
    expect(campaign?.spend).toBeGreaterThan(2_000);
    expect(campaign?.spend).toBe(campaign?.branches[0]?.spend);
    expect(meta?.others).toEqual({ picture: 1 });
  });

  test('turns the clock', async () => {
    expect(await (await post('/__sandbox/clock', { advance: 1_000 })).json()).toEqual({
      now: noon + 1_000,
      rate: 0,
      isBehind: false,
    });
    await post('/__sandbox/clock', { set: '2026-12-05T00:00:00+01:00' });
    expect((await state()).clock.now).toBe(Date.UTC(2026, 11, 4, 23));
    const backwards = await post('/__sandbox/clock', { set: noon });
    expect(backwards.status).toBe(422);
    expect(await backwards.json()).toEqual({ message: 'The clock never runs backwards.' });
    expect((await post('/__sandbox/clock', { rate: 60 })).status).toBe(200);
    expect(sandbox.clock.rate).toBe(60);
    for (const wish of [{}, { advance: '3 weeks' }, { rate: -1 }, { advance: 1, rate: 1 }]) {
      expect((await post('/__sandbox/clock', wish)).status).toBe(422);
    }
  });

  test('adds faults, tells of them and removes them', async () => {
    const rule = { effect: 'lost', network: 'meta', match: { path: '/ads' }, when: { nth: 2 } };
    const { id } = (await (await post('/__sandbox/faults', rule)).json()) as { id: string };
    expect((await state()).faults).toMatchObject([{ id, ...rule }]);
    expect((await call(`/__sandbox/faults/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call(`/__sandbox/faults/${id}`, { method: 'DELETE' })).status).toBe(404);
    await post('/__sandbox/faults', { effect: 'slow' });
    await call('/__sandbox/faults', { method: 'DELETE' });
    expect(await (await call('/__sandbox/faults')).json()).toEqual({ faults: [] });
    expect((await post('/__sandbox/faults', { effect: 'explode' })).status).toBe(422);
  });

  test('connects pages', async () => {
    const page = { network: 'meta', id: '77', name: 'Noorderzorg', instagramUserId: '88' };
    expect((await post('/__sandbox/pages', page)).status).toBe(204);
    await post('/__sandbox/pages', { ...page, name: 'Noorderzorg Groep' });
    expect(sandbox.world('meta').pages()).toEqual([
      { id: '77', name: 'Noorderzorg Groep', instagramUserId: '88' },
    ]);
    expect(await (await call('/__sandbox/pages')).json()).toMatchObject({ pages: [{ id: '77' }] });
  });

  test('refuses what a foreign web page could send', async () => {
    expect((await post('/__sandbox/clock', { advance: 1 }, 'text/plain')).status).toBe(415);
    const status = async (headers: Record<string, string>) => {
      const asked = request(`${sandbox.control}/__sandbox/state`, { headers });
      asked.end();
      const [answer] = await once(asked, 'response');
      answer.resume();
      return answer.statusCode;
    };
    const { host } = new URL(sandbox.control);
    expect(await status({ host: 'evil.example' })).toBe(403);
    expect(await status({ host: '127.0.0.1.evil.example' })).toBe(403);
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(sandbox.clock.now()).toBe(noon);
  });

  test('refuses nonsense without falling over', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await call('/__sandbox/clock', { method: 'POST', body: '{', headers })).status).toBe(
      422,
    );
    const body = ' '.repeat(70_000);
    expect((await call('/__sandbox/clock', { method: 'POST', body, headers })).status).toBe(413);
    expect((await call('/elsewhere')).status).toBe(404);
    expect((await call('/__sandbox/state', { method: 'PUT' })).status).toBe(404);
  });
});

describe('the page', () => {
  test('shows texts as texts, and runs nothing but its own script', async () => {
    const answer = await call('/');
    const page = await answer.text();
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;');
    expect(page).not.toContain('<img');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('says when faults happen', async () => {
    sandbox.faults.add({
      effect: 'late',
      network: 'google',
      match: { method: 'post', path: '<b>' },
      when: { every: 3 },
      times: 1,
      delaySeconds: 60,
    });
    const { faults } = (await (await call('/__sandbox/page')).json()) as { faults: string };
    expect(faults).toContain(
      'Every 3rd POST request to Google Ads, where the path has “&lt;b&gt;”, at most 1 time, by 60 seconds',
    );
  });
});
