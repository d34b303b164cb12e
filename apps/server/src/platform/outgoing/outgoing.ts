import type { Readable } from 'node:stream';
import { type Limit, limitCall, withinLimit } from '@posthorn/connectors';
import { type Agent, request } from 'undici';
import { atLeastSpeed } from '../least-speed.ts';
import { allowedHosts, type IsAllowed } from './allowed-hosts.ts';
import { OutgoingProblem, problemOf } from './outgoing-problem.ts';
import { agentFor, assertReachable } from './public-address.ts';
import { ACCEPTED_PACKING, unpack } from './unpack.ts';

/** Silence of this length is the end: of a connection, of an answer that does not begin or does not go on. */
const SILENCE_MS = 30_000;
const MOST_REDIRECTS = 5;
const DUMPED_BYTES = 16_384;
const redirects = new Set([301, 302, 303, 307, 308]);
const lastingRedirects = new Set([301, 308]);

const tooSlow = () => new OutgoingProblem('tooSlow');

interface Credentials {
  login: string;
  password: string;
}

export interface OpenOptions {
  accept: string;
  credentials?: Credentials | undefined;
  /** Further headers, none of them secret: they go to each address on the way. */
  headers?: Readonly<Record<string, string>>;
  /** From the first connection to the last byte. */
  withinMs: number;
  /** Of what is unpacked. */
  maxBytes: number;
  /** Ends it before its time, such as when the product stops. */
  signal?: AbortSignal | undefined;
}

/** An answer whose body has not been read. Who does not read it to its end has to close it. */
interface Opened {
  statusCode: number;
  /** The address that answered in the end. */
  url: string;
  /** Whether every redirect on the way there was for good. */
  hasMoved: boolean;
  header(name: string): string | undefined;
  /** Throws OutgoingProblem and nothing else. */
  body: AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

interface Sent {
  body: string;
  headers: Readonly<Record<string, string>>;
  withinMs: number;
}

/** The one way to addresses that people gave us: hosts of the public internet, and those of a setting. */
export interface Outgoing {
  /** Sends something, and answers with the status. Redirects are not followed. */
  send(url: string, sent: Sent): Promise<number>;
  /** Opens an address to read it. Redirects are followed one by one, each to an address that is checked. */
  open(url: string, options: OpenOptions): Promise<Opened>;
}

export function openOutgoing(hosts: string): Outgoing {
  const isAllowed = allowedHosts(hosts);
  return {
    send: (url, sent) => send(isAllowed, url, sent).catch(throwProblem),
    open: (url, options) => open(isAllowed, url, options).catch(throwProblem),
  };
}

const throwProblem = (error: unknown): never => {
  throw problemOf(error);
};

async function send(isAllowed: IsAllowed, address: string, { body, headers, withinMs }: Sent) {
  const url = webAddress(address);
  assertReachable(url, isAllowed);
  const agent = agentFor(isAllowed(url), withinMs);
  try {
    return await withinLimit({ withinMs }, async (signal) => {
      const answer = await request(url, {
        ...{ method: 'POST', body, dispatcher: agent, signal },
        headers: { ...headers, 'user-agent': 'Posthorn' },
      });
      // What is answered is of no interest, and could be endless.
      await answer.body.dump({ limit: DUMPED_BYTES, signal });
      return answer.statusCode;
    });
  } finally {
    await agent.destroy();
  }
}

async function open(isAllowed: IsAllowed, address: string, options: OpenOptions): Promise<Opened> {
  const first = webAddress(address);
  if (first.username || first.password) throw new OutgoingProblem('badAddress');
  const limit = limitCall(options);
  try {
    return await follow(isAllowed, first, options, limit);
  } catch (error) {
    limit.release();
    throw error;
  }
}

/** The limit is released when the body was read or closed. */
async function follow(
  isAllowed: IsAllowed,
  first: URL,
  options: OpenOptions,
  limit: Limit,
): Promise<Opened> {
  const { signal } = limit;
  let url = first;
  let hasMoved = true;
  for (let step = 0; ; step++) {
    assertReachable(url, isAllowed);
    const agent = agentFor(isAllowed(url), Math.min(options.withinMs, SILENCE_MS));
    const { statusCode, headers, body } = await request(url, {
      ...{ method: 'GET', dispatcher: agent, signal },
      headers: {
        ...options.headers,
        accept: options.accept,
        'accept-encoding': ACCEPTED_PACKING,
        'user-agent': 'Posthorn',
        // The host that they were given for, and no other it leads to.
        ...(options.credentials && url.origin === first.origin && basic(options.credentials)),
      },
    }).catch((error: unknown) => closeAnd(agent, error));
    // It ends with its connection, which is an error only to those who read it.
    body.on('error', () => {});
    const header = (name: string) => [headers[name]].flat()[0];
    const close = async () => {
      limit.release();
      await agent.destroy();
    };
    const location = header('location');
    if (!redirects.has(statusCode) || location === undefined) {
      return {
        ...{ statusCode, url: url.href, hasMoved: hasMoved && step > 0, header },
        body: readBody(body, header('content-encoding') ?? '', options.maxBytes, close),
        close,
      };
    }
    await agent.destroy();
    if (step === MOST_REDIRECTS) throw new OutgoingProblem('redirects');
    url = webAddress(location, url);
    // A name and password that a redirect brings along are none that we were given.
    url.username = '';
    url.password = '';
    hasMoved &&= lastingRedirects.has(statusCode);
  }
}

async function* readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  close: () => Promise<void>,
) {
  try {
    yield* unpack(atLeastSpeed(body, tooSlow), encoding.trim().toLowerCase(), maxBytes);
  } catch (error) {
    throw problemOf(error);
  } finally {
    body.destroy();
    await close();
  }
}

async function closeAnd(agent: Agent, error: unknown): Promise<never> {
  await agent.destroy();
  throw error;
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutgoingProblem('badAddress');
  return url;
}

const basic = ({ login, password }: Credentials) => ({
  authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
});
