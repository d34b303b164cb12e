import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { Stage } from '../suite/stage.ts';
import { figuresOf, statusOf } from '../testing/follow-one.ts';
import { patient } from '../testing/patient.ts';
import { sandboxTime } from '../testing/sandbox-time.ts';
import type { TransportTools } from '../transport/transport.ts';
import { metaConnector } from './connector.ts';
import { metaSubject, settings } from './suite/subject.ts';

const DAY_MS = 86_400_000;
const plans = metaSubject.plans;
const six = plans['all six kinds of ads'] as Plan;

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open(metaSubject);
});
afterEach(() => stage.close());

/** The same connector, with a listener that sees or changes what goes over the line. */
function listening(line: typeof fetch) {
  const tools: TransportTools = {
    clock: sandboxTime(stage.sandbox),
    random: () => 0,
    fetch: line,
  };
  return patient(metaConnector(settings(stage.sandbox.urls.meta), tools), tools.clock);
}

test('the key goes into the header and nowhere else; its proof goes with every call', async () => {
  const calls: { url: string; init: RequestInit }[] = [];
  const connector = listening((url, init) => {
    calls.push({ url: String(url), init: init ?? {} });
    return fetch(url, init);
  });
  await connector.publish(six, await stage.run());
  await connector.removeAd(await stage.published(six), six.ads[0]?.id ?? '', await stage.run());
  expect(calls.length).toBeGreaterThan(20);
  for (const { url, init } of calls) {
    expect(url).not.toContain('the-access-token');
    expect(init.body instanceof FormData ? '' : String(init.body)).not.toContain('the-access');
    expect(init.headers).toMatchObject({ authorization: 'Bearer the-access-token' });
    const proof =
      init.body instanceof FormData ? init.body.get('appsecret_proof') : `${url}${init.body}`;
    expect(proof).toMatch(/[0-9a-f]{64}/);
    expect(url + String(init.body)).not.toContain('the-app-secret');
  }
});

test('everything is made paused, and switched on from below when all of it is there', async () => {
  const said: string[] = [];
  const connector = listening((url, init) => {
    const { status } = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const made = /act_\d+\/(campaigns|adsets|ads)$/.exec(new URL(String(url)).pathname)?.[1];
    const id = new URL(String(url)).pathname.split('/').at(-1) ?? '';
    const kind = made ?? stage.sandbox.ledger.meta.get(id)?.kind;
    if (init?.method === 'POST' && status) said.push(`${made ? 'new ' : ''}${kind} ${status}`);
    return fetch(url, init);
  });
  await connector.publish(six, await stage.run());
  const times = (count: number, what: string) => Array(count).fill(what);
  expect(said).toEqual([
    'new campaigns PAUSED',
    ...times(4, 'new adsets PAUSED'),
    ...times(6, 'new ads PAUSED'),
    ...times(6, 'ad ACTIVE'),
    ...times(4, 'adset ACTIVE'),
    'campaign ACTIVE',
  ]);
});

test('figures of an ad that a person deleted at Meta are added to those of the one made anew', async () => {
  const [ad] = six.ads;
  await stage.publish(six);
  await stage.sandbox.clock.set(Date.parse('2027-01-15T08:00:00Z'));
  const { refs } = await stage.published(six);
  await fetch(`${stage.sandbox.urls.meta}/v26.0/${refs[`ad-${ad?.id}`]}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer the-access-token' },
  });
  await stage.publish(six);
  await stage.sandbox.clock.advance(5 * DAY_MS);
  const published = await stage.published(six);
  expect(published.refs[`ad-${ad?.id}`]).not.toBe(refs[`ad-${ad?.id}`]);
  const figures = await figuresOf(stage.connector, published, six.startDate, six.endDate);
  const keys = figures.map(({ adId, day, channel }) => `${adId} ${day} ${channel}`);
  expect(new Set(keys).size).toBe(keys.length);
  const kept = stage.sandbox.world('meta').statistics({ by: 'total' });
  const spend = (rows: readonly { spend: number }[]) =>
    rows.reduce((sum, row) => sum + row.spend, 0);
  expect(spend(figures)).toBe(spend(kept));
});

describe('figures', () => {
  beforeEach(async () => {
    await stage.publish(six);
    await stage.sandbox.clock.set(Date.parse('2027-02-10T00:00:00Z'));
  });

  test('are told apart by channel, and are those that Meta keeps', async () => {
    const figures = await figuresOf(
      stage.connector,
      await stage.published(six),
      six.startDate,
      six.endDate,
    );
    for (const { id, adType } of six.ads) {
      const channels = figures.filter(({ adId }) => adId === id).map(({ channel }) => channel);
      expect(new Set(channels)).toEqual(
        new Set([adType.startsWith('Instagram') ? 'instagram' : 'facebook']),
      );
    }
    const kept = stage.sandbox.world('meta').statistics({ by: 'total' });
    for (const name of ['impressions', 'clicks', 'leads', 'spend'] as const) {
      const sum = (rows: readonly { [name in 'spend']: number }[] | readonly object[]) =>
        rows.reduce((all, row) => all + Number((row as Record<string, number>)[name]), 0);
      expect([name, sum(figures)]).toEqual([name, sum(kept)]);
    }
    expect(figures.some(({ leads }) => leads > 0)).toBe(true);
  });

  test('of ads that were taken away stay', async () => {
    const published = await stage.published(six);
    const before = await figuresOf(stage.connector, published, six.startDate, six.endDate);
    await stage.connector.removeAd(published, six.ads[0]?.id ?? '', await stage.run());
    const after = { ...(await stage.published(six)), plan: { ...six, ads: six.ads.slice(1) } };
    expect(await figuresOf(stage.connector, after, six.startDate, six.endDate)).toEqual(before);
  });

  test('are asked for in smaller portions when they are too many', async () => {
    const limits: number[] = [];
    const connector = listening((url, init) => {
      const { pathname, searchParams } = new URL(String(url));
      if (!pathname.endsWith('/insights')) return fetch(url, init);
      const limit = Number(searchParams.get('limit'));
      limits.push(limit);
      if (limit <= 40) return fetch(url, init);
      const error = { code: 1, message: 'Please reduce the amount of data you ask for' };
      return Promise.resolve(Response.json({ error }, { status: 500 }));
    });
    const published = await stage.published(six);
    const [from, to] = [six.startDate, six.endDate];
    expect(await figuresOf(connector, published, from, to)).toEqual(
      await figuresOf(stage.connector, published, from, to),
    );
    expect(limits).toEqual([500, 250, 125, 62, 31, 31, 31]);
  });
});

test('of what was never published there is nothing to tell', async () => {
  const published = { plan: six, refs: {} };
  expect(await figuresOf(stage.connector, published, six.startDate, six.endDate)).toEqual([]);
  expect(await statusOf(stage.connector, published)).toEqual({
    state: 'problem',
    ads: [],
    standing: null,
  });
  expect(await stage.connector.leads(published, 0)).toEqual([]);
});

describe('validating', () => {
  const codesOf = async (changes: Partial<Plan>) =>
    (
      await stage.connector.validate(
        { ...six, ...changes },
        { read: metaSubject.read, placeOn: stage.placeOn },
      )
    ).refusals.map(({ code }) => code);

  test.each([
    ['noPlaces', { places: [] }],
    ['noPage', { pages: { ...six.pages, facebook: null } }],
    ['currency', { currency: 'USD' }],
    ['budgetTooLow', { budget: 1_300 }],
    ['100/1885272', { budget: 50, startDate: six.endDate }],
    ['ended', { startDate: '2026-12-01', endDate: '2026-12-02' }],
    [
      'unknownPlace',
      { places: [{ name: 'Nowhere', type: 'city', countryCode: 'NL', regionName: null }] },
    ],
  ] as [string, Partial<Plan>][])('finds %s', async (code, changes) => {
    expect(await codesOf(changes)).toContain(code);
    expect(stage.sandbox.ledger.meta.list({ kind: 'campaign' })).toEqual([]);
  });

  test('names each ad that can not speak', async () => {
    const { refusals } = await stage.connector.validate(
      { ...six, pages: { ...six.pages, instagram: null } },
      { read: metaSubject.read, placeOn: stage.placeOn },
    );
    expect(refusals.map(({ adId }) => adId)).toEqual(
      six.ads.filter(({ adType }) => adType.startsWith('Instagram')).map(({ id }) => id),
    );
  });

  test('does not take a stumble for an answer', async () => {
    const connector = listening(() => Promise.resolve(new Response('', { status: 502 })));
    await expect(
      connector.validate(six, { read: metaSubject.read, placeOn: stage.placeOn }),
    ).rejects.toThrow('resting');
  });
});

const answered = (error: object) =>
  Promise.resolve(Response.json({ error: { message: 'No.', ...error } }, { status: 400 }));

test('figures are read in smaller pages when Meta finds the rows too many', async () => {
  await stage.publish(six);
  await stage.sandbox.clock.set(Date.parse(`${six.startDate}T12:00:00Z`));
  const limits: number[] = [];
  const connector = listening((url, init) => {
    const { pathname, searchParams } = new URL(String(url));
    if (!pathname.endsWith('/insights')) return fetch(url, init);
    limits.push(Number(searchParams.get('limit')));
    return (limits.at(-1) ?? 0) > 200
      ? answered({ code: 100, error_subcode: 1_487_534 })
      : fetch(url, init);
  });
  await figuresOf(connector, await stage.published(six), six.startDate, six.endDate);
  expect(limits).toEqual([500, 250, 125]);
});

test('what Meta does not cut short on its first day is paused and stopped all the same', async () => {
  await stage.publish(six);
  await stage.sandbox.clock.set(Date.parse(`${six.startDate}T12:00:00Z`));
  const connector = listening((url, init) =>
    String(init?.body).includes('end_time')
      ? answered({ code: 100, error_subcode: 1_487_094 })
      : fetch(url, init),
  );
  await connector.stop(await stage.published(six), await stage.run(), six.startDate);
  expect(stage.tree(six).isRunning).toBe(false);
});
