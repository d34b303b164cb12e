import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atLeastSpeed } from '../least-speed.ts';
import { allowedHosts, entryOf } from './allowed-hosts.ts';
import { type OpenOptions, openOutgoing } from './outgoing.ts';
import { OutgoingProblem } from './outgoing-problem.ts';
import { unpack } from './unpack.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** Two hosts on this machine; each answers as a test says, and keeps what it was asked. */
function host() {
  const state = { answer: ((_, reply) => reply.end()) as Answer, asked: [] as IncomingMessage[] };
  const server = createServer((request, reply) => {
    state.asked.push(request);
    state.answer(request, reply);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => void Object.assign(state, { asked: [] }));
  afterAll(() => void server.closeAllConnections());
  afterAll(() => void server.close());
  const port = () => (server.address() as AddressInfo).port;
  return Object.assign(state, { port, at: (path: string) => `http://127.0.0.1:${port()}${path}` });
}
const one = host();
const other = host();

const options: OpenOptions = { accept: '*/*', withinMs: 60_000, maxBytes: 1_000_000 };
const both = () => openOutgoing('127.0.0.1');

async function read(url: string, more: Partial<OpenOptions> = {}, outgoing = both()) {
  const opened = await outgoing.open(url, { ...options, ...more });
  const parts: Uint8Array[] = [];
  for await (const part of opened.body) parts.push(part);
  return { ...opened, text: Buffer.concat(parts).toString() };
}
const problem = (url: string, more?: Partial<OpenOptions>, outgoing?: ReturnType<typeof both>) =>
  read(url, more, outgoing).then(
    () => 'none',
    (error) => error.kind,
  );

test('only hosts that are named are reached on our own network, and ports only as named', async () => {
  one.answer = (_, reply) => reply.end('inside');
  expect((await read(one.at('/'))).text).toBe('inside');
  expect(
    (await read(one.at('/').replace('127.0.0.1', 'localhost'), {}, openOutgoing('localhost'))).text,
  ).toBe('inside');
  const refused = ['', 'localhost', `127.0.0.1:${other.port()}`, '10.0.0.1, example.com'];
  for (const hosts of refused) {
    expect(await problem(one.at('/'), {}, openOutgoing(hosts))).toBe('noPublicHost');
  }
  expect(await problem(one.at('/').replace('127.0.0.1', 'localhost'), {}, openOutgoing(''))).toBe(
    'noPublicHost',
  );
  const exact = openOutgoing(`127.0.0.1:${one.port()}`);
  expect((await read(one.at('/'), {}, exact)).text).toBe('inside');
});

test.each([
  ['http://feeds.internal/jobs', 'feeds.internal', true],
  ['https://FEEDS.internal/jobs', 'other, feeds.internal:443', true],
  ['http://feeds.internal/jobs', 'feeds.internal:443', false],
  ['http://feeds.internal.example.com/', 'feeds.internal', false],
  ['http://[::1]:3000/', '::1', true],
  ['http://[::1]:3000/', '[::1]:3000', true],
  ['http://[::1]:3000/', '[::1]:3001', false],
])('%s is allowed by "%s": %s', (url, setting, expected) => {
  expect(allowedHosts(setting)(new URL(url))).toBe(expected);
});

test.each([
  ['https://posthorn.example', 'https://posthorn.example:8443/'],
  ['http://posthorn.example/app', 'https://posthorn.example/'],
  ['http://[::1]:3000', 'http://[::1]:3001/'],
])('the entry of %s allows its port, and not %s', (own, other) => {
  const isAllowed = allowedHosts(entryOf(new URL(own)));
  expect([own, other].map((url) => isAllowed(new URL(url)))).toEqual([true, false]);
});

test.each(['ftp://example.com/', 'file:///etc/passwd', 'no address', 'http://a:b@127.0.0.1/'])(
  '%s is no address to read',
  async (url) => {
    expect(await problem(url)).toBe('badAddress');
  },
);

describe('redirects', () => {
  const leadTo =
    (location: string, status = 302): Answer =>
    (_, reply) =>
      void reply.writeHead(status, { location }).end();

  test('are followed, and it is told where they ended', async () => {
    other.answer = (_, reply) => reply.end('the feed');
    one.answer = leadTo(other.at('/new'));
    expect(await read(one.at('/'))).toMatchObject({
      ...{ text: 'the feed', url: other.at('/new'), hasMoved: false },
    });
    one.answer = leadTo(other.at('/new'), 301);
    expect((await read(one.at('/'))).hasMoved).toBe(true);
    expect((await read(other.at('/new'))).hasMoved).toBe(false);
  });

  test('are checked like the first address', async () => {
    one.answer = leadTo(other.at('/'));
    expect(await problem(one.at('/'), {}, openOutgoing(`127.0.0.1:${one.port()}`))).toBe(
      'noPublicHost',
    );
    expect(other.asked).toEqual([]);
    one.answer = leadTo('file:///etc/passwd');
    expect(await problem(one.at('/'))).toBe('badAddress');
  });

  test('without end are given up', async () => {
    one.answer = leadTo('/again');
    expect(await problem(one.at('/'))).toBe('redirects');
    expect(one.asked).toHaveLength(6);
  });

  test('take no credentials to another host', async () => {
    other.answer = (_, reply) => reply.end();
    const credentials = { login: 'jobs', password: 'pässword' };
    one.answer = ({ url }, reply) =>
      void (url === '/'
        ? reply.writeHead(302, { location: '/same' }).end()
        : reply.writeHead(302, { location: other.at('/').replace('//', '//x:y@') }).end());
    await read(one.at('/'), { credentials });
    const basic = `Basic ${Buffer.from('jobs:pässword').toString('base64')}`;
    expect(one.asked.map(({ headers }) => headers.authorization)).toEqual([basic, basic]);
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

describe('what is packed', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const brotli = (content: Buffer) => brotliCompressSync(content, { params });
  const packings = { gzip: gzipSync, br: brotli, deflate: deflateSync };
  const send =
    (content: Buffer, encoding?: string): Answer =>
    (_, reply) =>
      void reply.writeHead(200, encoding ? { 'content-encoding': encoding } : {}).end(content);

  test.each(Object.entries(packings))('by %s is unpacked', async (encoding, pack) => {
    one.answer = send(pack(Buffer.from('<jobs/>')), encoding);
    expect((await read(one.at('/'))).text).toBe('<jobs/>');
  });

  test('as a file is unpacked, too', async () => {
    one.answer = send(gzipSync('<jobs/>'));
    expect((await read(one.at('/jobs.xml.gz'))).text).toBe('<jobs/>');
  });

  test.each([gzipSync('<jobs/>'), Buffer.from('<jobs/>'), Buffer.from('<'), Buffer.from('')])(
    'is seen also where it comes byte by byte (%#)',
    async (content) => {
      const bytes = async function* () {
        for (const byte of content) yield Uint8Array.of(byte);
      };
      const unpacked = await Readable.from(unpack(bytes(), '', 1_000)).toArray();
      const expected = content[0] === 0x1f ? '<jobs/>' : content.toString();
      expect(Buffer.concat(unpacked).toString()).toBe(expected);
    },
  );

  test.each(Object.entries(packings))(
    'by %s and grows without measure is stopped',
    async (encoding, pack) => {
      one.answer = send(pack(Buffer.alloc(40_000_000)), encoding);
      expect(await problem(one.at('/'), { maxBytes: 1_000_000_000 })).toBe('bomb');
      expect(await problem(one.at('/'), { maxBytes: 1_000_000 })).toBe('tooLarge');
    },
  );

  test.each([
    ['gzip, gzip', gzipSync(gzipSync('<jobs/>'))],
    ['zstd', Buffer.from('x')],
    ['gzip', Buffer.from('<jobs/>')],
    ['gzip', gzipSync('<jobs/>').subarray(0, -4)],
    ['br', Buffer.from('<jobs/>')],
  ])('by %s, and can not be unpacked, is refused', async (encoding, content) => {
    one.answer = send(content, encoding);
    expect(await problem(one.at('/'))).toBe('unpacking');
  });
});

test('an answer without end is left where it becomes too large', async () => {
  one.answer = (_, reply) => {
    const more = (): void => void (reply.destroyed || reply.write('x'.repeat(60_000), more));
    more();
  };
  expect(await problem(one.at('/'))).toBe('tooLarge');
});

test('an answer that does not come, or does not go on, is not waited for', async () => {
  one.answer = () => {};
  expect(await problem(one.at('/'), { withinMs: 100 })).toBe('timeout');
  one.answer = (_, reply) => void reply.write('<jobs>');
  expect(await problem(one.at('/'), { withinMs: 100 })).toBe('timeout');
});

describe('the least speed', () => {
  /** A host that sends so many bytes after each wait, and a clock that only turns while it is waited for. */
  async function receive(partBytes: number, secondsEach: number, parts: number, secondsUsed = 0) {
    let now = 0;
    const host = async function* () {
      for (let part = 0; part < parts; part++) {
        now += secondsEach * 1_000;
        yield new Uint8Array(partBytes);
      }
    };
    let received = 0;
    try {
      for await (const part of atLeastSpeed(
        host(),
        () => new OutgoingProblem('tooSlow'),
        () => now,
      )) {
        received += part.length;
        now += secondsUsed * 1_000;
      }
      return { received };
    } catch (error) {
      return { received, kind: (error as OutgoingProblem).kind };
    }
  }

  test('ends an answer that drips, however often a byte comes', async () => {
    const { kind, received } = await receive(100, 2, 1_000);
    expect(kind).toBe('tooSlow');
    expect(received).toBeLessThan(2_000);
  });

  test('is asked of every half minute, not of the whole', async () => {
    expect(await receive(40_000, 29, 20)).toEqual({ received: 800_000 });
    expect(await receive(32_000, 30, 20)).toMatchObject({ kind: 'tooSlow' });
  });

  test('takes no account of the time in which nobody waited for the host', async () => {
    expect(await receive(1_000, 1, 20, 60)).toEqual({ received: 20_000 });
  });
});

describe('a garbage collection', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const DRIPS = 300;
  /** Collects with every byte, and ends the answer when a time limit should long have ended it. */
  const drip: Answer = (_, reply) => {
    let left = DRIPS;
    const next = (): void => {
      if (reply.destroyed) return;
      collect();
      left -= 1;
      if (left === 0) reply.end();
      else reply.write('x', () => setTimeout(next, 5));
    };
    next();
  };

  test.each([
    ['alone', () => undefined],
    ['beside another signal', () => new AbortController().signal],
  ])('does not take away a time limit %s', async (_, another) => {
    one.answer = drip;
    expect(await problem(one.at('/'), { withinMs: 100, signal: another() })).toBe('timeout');
  });

  test('does not take away the time limit of a call that is sent', async () => {
    one.answer = drip;
    const sent = both().send(one.at('/'), { body: '{}', headers: {}, withinMs: 100 });
    await expect(sent).rejects.toMatchObject({ kind: 'timeout' });
  });
});

test('an answer that is cut off is no whole answer', async () => {
  one.answer = (_, reply) => {
    reply.writeHead(200, { 'content-length': '100' });
    reply.write('<jobs>', () => reply.destroy());
  };
  expect(await problem(one.at('/'))).toBe('unreachable');
});

test('what is not read can be closed', async () => {
  one.answer = (_, reply) => void reply.writeHead(401).write('x'.repeat(100_000));
  const opened = await both().open(one.at('/'), options);
  expect(opened.statusCode).toBe(401);
  await opened.close();
});

test('what is sent is sent once, and its answer is its status', async () => {
  one.answer = (_, reply) => void reply.writeHead(302, { location: other.at('/') }).end();
  const sent = { body: '{}', headers: { 'content-type': 'application/json' }, withinMs: 60_000 };
  expect(await both().send(one.at('/'), sent)).toBe(302);
  expect(other.asked).toEqual([]);
  await expect(openOutgoing('').send(one.at('/'), sent)).rejects.toMatchObject({
    kind: 'noPublicHost',
  });
});
