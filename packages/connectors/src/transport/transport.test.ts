import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { messageOf } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure, FailureKind, NetworkFailure } from '../failure.ts';
import { TurnedClock } from '../testing/turned-clock.ts';
import { Access } from './access.ts';
import { type Answer, type CallReport, type Effect, Transport } from './transport.ts';

/** What the network does with one call after the other; the last goes on for ever. */
type Turn = Response | Error;

let clock: TurnedClock;
let calls: number;
let reports: CallReport[];
beforeEach(() => {
  clock = new TurnedClock();
  calls = 0;
  reports = [];
});

const manners = {
  failureIn({ status, headers }: Answer): Failure | undefined {
    if (status < 400) return undefined;
    const kind = (headers.get('x-kind') ?? 'invalid') as FailureKind;
    const retryAfterMs = Number(headers.get('x-wait')) || undefined;
    return {
      kind,
      code: String(status),
      message: kind,
      userMessage: messageOf('meta.ownWords', { words: kind }),
      retryAfterMs,
    };
  },
  usageIn({ headers }: Answer) {
    const percent = headers.get('x-usage');
    return percent === null ? undefined : { percent: Number(percent), regainMs: 120_000 };
  },
};

function transport(turns: (() => Turn)[]) {
  return new Transport(manners, {
    clock,
    random: () => 0.5,
    heard: (report) => reports.push(report),
    fetch: async () => {
      const turn = turns[Math.min(calls, turns.length - 1)]?.();
      calls += 1;
      if (turn instanceof Response) return turn;
      throw turn;
    },
  });
}

const ok = (headers = {}) => new Response('{}', { headers });
const refusal = (kind: FailureKind, wait = 0) =>
  new Response('no', { status: 400, headers: { 'x-kind': kind, 'x-wait': String(wait) } });
const noAnswer = (code: string) => Object.assign(new Error('fetch failed'), { cause: { code } });
const call = { method: 'POST' as const, url: 'http://network.test/v1/things?access_token=secret' };
const send = (made: Transport, effect: Effect) => made.send(effect, call);

describe('after a stumble', () => {
  test('reads and changes are tried again, later and later', async () => {
    const made = transport([
      () => refusal('transient'),
      () => refusal('transient'),
      () => refusal('transient'),
      () => ok(),
    ]);
    await send(made, 'change');
    expect({ calls, slept: clock.slept }).toEqual({ calls: 4, slept: [500, 1_000, 2_000] });
  });

  test('a creation is not: it may have happened', async () => {
    const made = transport([() => refusal('transient')]);
    await expect(send(made, 'creation')).rejects.toMatchObject({ kind: 'ambiguous' });
    expect(calls).toBe(1);
  });

  const silences: [Effect, string, FailureKind][] = [
    ['creation', 'ECONNRESET', 'ambiguous'],
    ['creation', 'ECONNREFUSED', 'transient'],
  ];
  test.each(silences)('%s without an answer (%s) is %s', async (effect, code, kind) => {
    const made = transport([() => noAnswer(code)]);
    await expect(send(made, effect)).rejects.toMatchObject({ kind });
    expect(calls).toBe(1);
  });

  test('a read without an answer is tried again', async () => {
    const made = transport([() => noAnswer('ECONNRESET'), () => ok()]);
    await send(made, 'read');
    expect(calls).toBe(2);
  });
});

describe('a network that is asked too much', () => {
  test('is given the time it wants, also for a creation', async () => {
    const made = transport([() => refusal('throttled', 7_000), () => ok()]);
    await send(made, 'creation');
    expect(clock.slept).toEqual([7_000]);
  });

  test('that asks for a long wait is left to the caller', async () => {
    const made = transport([() => refusal('throttled', 120_000)]);
    await expect(send(made, 'read')).rejects.toMatchObject({ failure: { retryAfterMs: 120_000 } });
    expect(clock.slept).toEqual([]);
  });

  test('is asked more slowly near its limit, and not at all behind it', async () => {
    const made = transport([() => ok({ 'x-usage': '85' }), () => ok({ 'x-usage': '97' })]);
    await send(made, 'read');
    expect(clock.slept).toEqual([]);
    await send(made, 'read');
    expect(clock.slept).toEqual([2_500]);
    await expect(send(made, 'read')).rejects.toMatchObject({
      kind: 'throttled',
      failure: { retryAfterMs: 120_000 },
    });
    expect(calls).toBe(2);
    clock.turn(120_000);
    await send(made, 'read');
    expect(calls).toBe(3);
  });
});

test('what needs a person is not tried again', async () => {
  const made = transport([() => refusal('auth')]);
  await expect(send(made, 'read')).rejects.toMatchObject({ kind: 'auth' });
  expect(calls).toBe(1);
});

test('a network that keeps stumbling is left alone, then tried by one', async () => {
  const made = transport([() => noAnswer('ECONNRESET')]);
  await expect(send(made, 'read')).rejects.toMatchObject({ failure: { code: 'resting' } });
  expect(calls).toBe(5);
  await expect(send(made, 'creation')).rejects.toMatchObject({ failure: { code: 'resting' } });
  expect(calls).toBe(5);
  clock.turn(30_000);
  await expect(send(made, 'creation')).rejects.toMatchObject({ kind: 'ambiguous' });
  await expect(send(made, 'creation')).rejects.toMatchObject({ failure: { code: 'resting' } });
  expect(calls).toBe(6);
});

test('every try is counted before it is sent, by what it costs', async () => {
  const counted: number[] = [];
  const turns = [() => refusal('throttled', 1_000), () => ok(), () => ok()];
  const made = new Transport(manners, {
    clock,
    random: () => 0.5,
    fetch: async () => {
      calls += 1;
      expect(counted).toHaveLength(calls);
      return turns[calls - 1]?.() ?? ok();
    },
    meter: {
      count: async (points) => {
        counted.push(points);
      },
    },
  });
  await made.send('change', { ...call, cost: 3 });
  await made.send('read', call);
  expect(counted).toEqual([3, 3, 1]);
});

test('no key stands in what is told about calls', async () => {
  const made = transport([() => ok()]);
  await send(made, 'read');
  expect(reports).toEqual([{ method: 'POST', path: '/v1/things', outcome: '200', cost: 1, ms: 0 }]);
  expect(JSON.stringify(reports)).not.toContain('secret');
});

describe('a network that repeats our key in what it says', () => {
  const repeating = (said: string) =>
    new Transport(
      {
        ...manners,
        failureIn: () => ({
          kind: 'auth',
          code: '190',
          message: said,
          userMessage: messageOf('meta.ownWords', { words: said }),
        }),
      },
      { clock, random: () => 0.5, fetch: async () => new Response('{}', { status: 400 }) },
    );

  test('does not bring it into our errors', async () => {
    const key = 'EAAB-our-key';
    const headers = { authorization: `Bearer ${key}` };
    const sent = repeating(`Malformed access token ${key}`).send('read', { ...call, headers });
    const failure = await sent.catch((error) => error);
    expect(failure).toMatchObject({ failure: { message: 'Malformed access token (our key)' } });
    expect(JSON.stringify(failure) + failure.message).not.toContain(key);
  });

  test('nor one that stands in an address that could not be reached', async () => {
    const made = new Transport(manners, {
      ...{ clock, random: () => 0.5 },
      fetch: async (url) => {
        throw new TypeError(`fetch failed: ${url}`);
      },
    });
    const url = 'http://network.test/v1/keys?about=EAAB%7Cour+key';
    const sent = made.send('creation', { ...call, url, secrets: ['EAAB|our key'] });
    await expect(sent).rejects.toMatchObject({
      failure: { message: expect.stringMatching(/about=\(our key\)$/) },
    });
  });

  test('nor one that was to be renewed, as it is or as it was sent', async () => {
    const access = new Access({
      credentials: { refreshToken: '1//refresh', clientId: 'us', clientSecret: 'GO-secret' },
      tokenUrl: 'https://network.example/token',
      transport: repeating('No grant 1//refresh in refresh_token=1%2F%2Frefresh for GO-secret'),
      clock,
      noKey: () => new Error('no key') as NetworkFailure,
    });
    const failure = await access.token().catch((error) => error);
    expect(failure).toMatchObject({
      failure: { message: 'No grant (our key) in refresh_token=(our key) for (our key)' },
    });
    expect(JSON.stringify(failure) + failure.message).not.toMatch(/refresh$|%2F|GO-secret/);
  });
});

test('a call that hangs ends, also when the garbage was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const patient = new Transport(manners, {
    clock,
    random: () => 0.5,
    timeoutMs: 20,
    fetch: (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        collect();
      }),
  });
  const { signal } = new AbortController();
  await expect(patient.send('creation', { ...call, signal })).rejects.toMatchObject({
    failure: { kind: 'ambiguous', code: 'TimeoutError' },
  });
});

test('a call ends with the work it is part of', async () => {
  const work = new AbortController();
  const waiting = new Transport(manners, {
    clock,
    random: () => 0.5,
    fetch: (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        work.abort(new Error('lost'));
      }),
  });
  await expect(waiting.send('read', { ...call, signal: work.signal })).rejects.toThrow('lost');
});
