import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Dialect } from './dialect.ts';
import { type NewPage, type Sandbox, startSandbox } from './sandbox.ts';

/** A network with one kind of thing: POST makes one, GET lists them. */
const things: Dialect = {
  network: 'meta',
  handle({ method, path, body, isPartial }, { ledger, newId, pages }) {
    const page = /^\/pages\/(\d+)$/.exec(path)?.[1];
    if (page !== undefined) return { status: pages().some(({ id }) => id === page) ? 200 : 404 };
    if (path === '/broken') {
      ledger.create({ kind: 'thing', id: newId() });
      throw new Error('stumbled');
    }
    // No header may hold this.
    if (path === '/unspeakable') return { status: 200, headers: { 'x-id': 'a\nb' } };
    if (method === 'POST') {
      const { id } = ledger.create({ kind: 'thing', id: newId(), name: body.toString() });
      return { status: 201, body: { id, isPartial } };
    }
    return { status: 200, body: ledger.list({ kind: 'thing' }).map(({ name }) => name) };
  },
  fault: (effect) => ({ status: 400, body: { effect } }),
  deliveries: () => [],
};

const noon = Date.UTC(2026, 11, 1, 12);
let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox({ startAt: noon, rate: 0, dialects: { meta: things } });
});
afterEach(() => sandbox.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.urls.meta}/things`, { method: 'POST', body, headers });
const list = async (headers: Record<string, string> = {}) =>
  (await (await fetch(`${sandbox.urls.meta}/things`, { headers })).json()) as string[];

describe('a sandbox', () => {
  test('takes any free port where its own is taken', async () => {
    const control = Number(new URL(sandbox.control).port);
    const second = await startSandbox({ ports: { control } });
    expect(second.control).not.toBe(sandbox.control);
    expect((await fetch(`${second.control}/__sandbox/state`)).status).toBe(200);
    await second.stop();
  });

  test('that begins in the past stands still until it has caught up, also after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const behindSince = noon - 30 * 86_400_000;
    const open = (since = behindSince) => startSandbox({ folder, behindSince: since });
    const first = await open();
    expect(first.clock).toMatchObject({ isBehind: true, rate: 0 });
    expect(first.clock.now()).toBe(behindSince);
    await first.clock.advance(5_000);
    await first.stop();

    const second = await open(behindSince - 1);
    expect(second.clock.isBehind).toBe(true);
    expect(second.clock.now()).toBe(behindSince + 5_000);
    const before = Date.now();
    await second.clock.catchUp();
    expect(second.clock).toMatchObject({ isBehind: false, rate: 1 });
    expect(second.clock.now()).toBeGreaterThanOrEqual(before);
    await second.stop();

    const third = await open();
    expect(third.clock.isBehind).toBe(false);
    expect(third.clock.now()).toBeGreaterThanOrEqual(before);
    await third.stop();
    rmSync(folder, { recursive: true });
  });

  test('that holds something does not begin in the past any more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    await (await startSandbox({ folder })).stop();
    const again = await startSandbox({ folder, behindSince: noon - 86_400_000 });
    expect(again.clock).toMatchObject({ isBehind: false, rate: 1 });
    await again.stop();
    rmSync(folder, { recursive: true });
  });

  test('keeps what was made, with ids that do not fit a number', async () => {
    const { id } = (await (await post('one')).json()) as { id: string };
    expect(Number.isSafeInteger(Number(id))).toBe(false);
    expect(await list()).toEqual(['one']);
    expect(sandbox.ledger.meta.get(id)).toMatchObject({ name: 'one', createdAt: noon });
  });

  test('takes back what a failed request wrote', async () => {
    expect((await fetch(`${sandbox.urls.meta}/broken`)).status).toBe(500);
    expect(await list()).toEqual([]);
  });

  test('goes on after an answer that can not be sent', async () => {
    expect((await fetch(`${sandbox.urls.meta}/unspeakable`)).status).toBe(500);
    expect(await list()).toEqual([]);
  });

  test('refuses a body that is too large', async () => {
    const headers = { 'content-length': 64 * 1024 * 1024 + 1 };
    const call = request(sandbox.urls.meta, { method: 'POST', headers });
    call.flushHeaders();
    const [answer] = await once(call, 'response');
    expect(answer.statusCode).toBe(413);
    call.destroy();
    expect(await list()).toEqual([]);
  });
});

describe('a sandbox that is started again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-again-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const again = async () => {
    await sandbox.stop();
    sandbox = await startSandbox({ folder, startAt: noon, rate: 0, dialects: { meta: things } });
  };

  test('still does what was asked for and is late, once', async () => {
    await again();
    await post('late', { 'x-sandbox-fault': 'late;60' }).catch(() => {});
    expect(await list()).toEqual([]);
    await again();
    await sandbox.clock.advance(59_000);
    expect(await list()).toEqual([]);
    await again();
    await sandbox.clock.advance(2_000);
    expect(await list()).toEqual(['late']);
    await again();
    await sandbox.clock.advance(120_000);
    expect(await list()).toEqual(['late']);
  });

  test('still lets things go wrong as it was told, and counts on', async () => {
    await again();
    const gone = sandbox.faults.add({ effect: 'transient' });
    sandbox.faults.add({ effect: 'policy', when: { nth: 3 } });
    sandbox.faults.remove(gone);
    await post('one');
    await again();
    expect(sandbox.faults.list()).toMatchObject([{ effect: 'policy', fitted: 1, happened: 0 }]);
    expect((await post('two')).status).toBe(201);
    expect((await post('three')).status).toBe(400);
    expect(sandbox.faults.add({ effect: 'transient' })).not.toBe(gone);
    sandbox.faults.clear();
    await again();
    expect(sandbox.faults.list()).toEqual([]);
  });
});

test('a page that was connected after the start is known when it is used', async () => {
  const connected: NewPage[] = [];
  await sandbox.stop();
  const pages = async () => connected;
  sandbox = await startSandbox({ rate: 0, dialects: { meta: things }, pages });
  const status = async () => (await fetch(`${sandbox.urls.meta}/pages/77`)).status;
  expect(await status()).toBe(404);
  connected.push({ network: 'meta', id: '77', name: 'Ziekenhuis' });
  expect(await status()).toBe(200);
  expect(sandbox.world('meta').pages()).toMatchObject([{ id: '77', name: 'Ziekenhuis' }]);
});

describe('a web page', () => {
  const status = async (headers: Record<string, string>) => {
    const call = request(sandbox.urls.meta, { headers });
    call.end();
    const [answer] = await once(call, 'response');
    answer.resume();
    return answer.statusCode;
  };

  test('can not call a network, whatever it calls this machine', async () => {
    expect(await status({})).toBe(200);
    expect(await status({ host: 'localhost:4011' })).toBe(200);
    expect(await status({ host: 'ads.example.com' })).toBe(403);
    expect(await status({ origin: 'https://example.com' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});

describe('a request that goes wrong', () => {
  const faulty = (effect: string) => post('one', { 'x-sandbox-fault': effect });

  test('is refused in the words of the network, and not carried out', async () => {
    expect(await (await faulty('rateLimit')).json()).toEqual({ effect: 'rateLimit' });
    expect(await list()).toEqual([]);
  });

  test('is carried out, but its answer is lost', async () => {
    await expect(faulty('lost')).rejects.toThrow();
    expect(await list()).toEqual(['one']);
  });

  test('is carried out, but a gateway gave up', async () => {
    expect((await faulty('lost504')).status).toBe(504);
    expect(await list()).toEqual(['one']);
  });

  test('is carried out later, when the clock gets there', async () => {
    await expect(faulty('late;60')).rejects.toThrow();
    await sandbox.clock.advance(59_000);
    expect(await list()).toEqual([]);
    await sandbox.clock.advance(10_000);
    expect(await list()).toEqual(['one']);
    expect(sandbox.ledger.meta.list({ kind: 'thing' })[0]?.createdAt).toBe(noon + 60_000);
  });

  test('is answered late', async () => {
    const answer = faulty('slow;5');
    while ((await list()).length === 0);
    await sandbox.clock.advance(5_000);
    expect((await answer).status).toBe(201);
  });

  test('hangs until a person gives up', async () => {
    const patience = new AbortController();
    const answer = fetch(sandbox.urls.meta, {
      headers: { 'x-sandbox-fault': 'hang' },
      signal: patience.signal,
    });
    await list();
    patience.abort();
    await expect(answer).rejects.toThrow();
  });

  test('hangs until the sandbox stops', async () => {
    const answer = fetch(sandbox.urls.meta, { headers: { 'x-sandbox-fault': 'hang' } });
    await list();
    const gone = expect(answer).rejects.toThrow();
    await sandbox.stop();
    await gone;
    sandbox = await startSandbox();
  });

  test('is answered by half, or by a page', async () => {
    await expect((await faulty('truncated')).json()).rejects.toThrow();
    expect(await list()).toEqual(['one']);
    expect((await faulty('html502')).status).toBe(502);
    expect(await list()).toEqual(['one']);
  });

  test('does not see what is young', async () => {
    await post('old');
    await sandbox.clock.advance(20_000);
    await post('young');
    expect(await list({ 'x-sandbox-fault': 'staleRead;10' })).toEqual(['old']);
    expect(await list()).toEqual(['old', 'young']);
  });

  test('is told to be done by half', async () => {
    expect(await (await faulty('partial')).json()).toMatchObject({ isPartial: true });
  });

  test('makes something that the review refuses', async () => {
    await faulty('policyLater');
    const objects = sandbox.ledger.meta.list({ kind: 'thing' });
    const wish = { submittedAt: noon, texts: [], objects };
    expect(sandbox.world('meta').review(wish).state).toBe('pending');
    await sandbox.clock.advance(30 * 60_000);
    expect(sandbox.world('meta').review(wish).state).toBe('rejected');
  });
});
