import { messageOf } from '@posthorn/domain';
import type { Clock } from '../clock.ts';
import { type Failure, isPassing, NetworkFailure } from '../failure.ts';
import { withinLimit } from '../limit.ts';
import { Breaker } from './breaker.ts';
import { Limiter, type Usage } from './limiter.ts';

/** What a call does over there: that decides what its silence means, and whether it may be repeated. */
export type Effect = 'read' | 'change' | 'creation';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer | FormData | undefined;
  /** What of the address or the body opens something, and is kept out of what is said about the call. */
  secrets?: readonly string[];
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** What the network counts for it; 1 where nothing else is said. */
  cost?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What only the network itself knows about its answers. */
export interface Manners {
  /** What went wrong, if something did. */
  failureIn(answer: Answer): Failure | undefined;
  usageIn(answer: Answer): Usage | undefined;
}

export interface TransportTools {
  clock: Clock;
  /** Between 0 and 1. */
  random: () => number;
  fetch: typeof fetch;
  /** How long an answer is waited for. */
  timeoutMs?: number | undefined;
  /** Counts what calls cost, for all who call this ad account. */
  meter?: Meter | undefined;
  /** Told of every call: what, how it ended, how long it took. Never of keys or contents. */
  heard?: ((call: CallReport) => void) | undefined;
}

export interface Meter {
  /** Told of every call before it is sent. */
  count(points: number): Promise<void>;
}

export interface CallReport {
  method: string;
  /** Without its query, which may hold a key. */
  path: string;
  outcome: string;
  /** What the network counts for it. */
  cost: number;
  requestId?: string | undefined;
  ms: number;
}

const TIMEOUT_MS = 30_000;
const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A call that must wait longer gives its place to another and comes back. */
const WAIT_HERE_MS = 10_000;

/** Carries calls to one ad account: at its pace, again after a stumble, and never into the dark. */
export class Transport {
  private readonly limiter: Limiter;
  private readonly breaker: Breaker;

  constructor(
    private readonly manners: Manners,
    private readonly tools: TransportTools,
  ) {
    this.limiter = new Limiter(tools.clock);
    this.breaker = new Breaker(tools.clock);
  }

  async send(effect: Effect, call: Call): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(effect, call);
      } catch (error) {
        if (!(error instanceof NetworkFailure)) throw error;
        const wait = this.waitBefore(attempt + 1, effect, error.failure);
        if (wait === undefined) throw error;
        await this.tools.clock.sleep(wait, call.signal);
      }
    }
  }

  /** How long to wait before trying again; undefined when that is for others to decide. */
  private waitBefore(attempt: number, effect: Effect, failure: Failure): number | undefined {
    const isRepeatable =
      effect === 'creation' ? failure.kind === 'throttled' : isPassing(failure.kind);
    if (!isRepeatable || attempt > TRIES) return undefined;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 2));
    const wait = Math.max(failure.retryAfterMs ?? 0, this.tools.random() * longest);
    return wait > WAIT_HERE_MS ? undefined : wait;
  }

  private async once(effect: Effect, call: Call): Promise<Answer> {
    this.breaker.check();
    await this.limiter.pass(call.signal);
    const { cost = 1 } = call;
    if (cost > 0) await this.tools.meter?.count(cost);
    const began = this.tools.clock.now();
    const tell = (outcome: string, requestId?: string) =>
      this.tools.heard?.({
        method: call.method,
        path: new URL(call.url).pathname,
        outcome,
        cost,
        requestId,
        ms: this.tools.clock.now() - began,
      });
    let answer: Answer;
    try {
      answer = await this.fetch(call);
    } catch (error) {
      if (call.signal?.aborted) throw error;
      this.breaker.stumbled();
      const failure = new NetworkFailure(withoutKey(silence(effect, error), call));
      tell(failure.failure.code);
      throw failure;
    }
    const usage = this.manners.usageIn(answer);
    if (usage) this.limiter.heard(usage);
    const said = this.manners.failureIn(answer);
    const failure = said && withoutKey(said, call);
    tell(failure ? `${answer.status} ${failure.kind} ${failure.code}` : String(answer.status));
    if (!failure) {
      this.breaker.answered();
      return answer;
    }
    if (failure.kind === 'transient') this.breaker.stumbled();
    else this.breaker.answered();
    throw new NetworkFailure(
      effect === 'creation' && failure.kind === 'transient'
        ? { ...failure, kind: 'ambiguous' }
        : failure,
    );
  }

  /** One request, for as long as we have patience. */
  private fetch(call: Call): Promise<Answer> {
    const withinMs = call.timeoutMs ?? this.tools.timeoutMs ?? TIMEOUT_MS;
    const { clock } = this.tools;
    return withinLimit({ withinMs, signal: call.signal, clock }, async (signal) => {
      const response = await this.tools.fetch(call.url, {
        method: call.method,
        headers: call.headers ?? {},
        body: call.body as NonNullable<RequestInit['body']>,
        // A redirect would carry our key to a stranger.
        redirect: 'error',
        signal,
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    });
  }
}

/** Some repeat the key they do not like; what they say is kept and shown. */
function withoutKey(failure: Failure, { headers, secrets = [] }: Call): Failure {
  const key = headers?.authorization?.replace(/^Bearer /, '');
  const keys = [key, ...secrets].flatMap((one) =>
    // As it is, and as addresses and forms write it.
    one ? [one, encodeURIComponent(one), new URLSearchParams({ k: one }).toString().slice(2)] : [],
  );
  const hidden = (text: string) =>
    keys.reduce((left, one) => left.replaceAll(one, '(our key)'), text);
  const { message, userMessage } = failure;
  const params = Object.entries(userMessage.params).map(([name, value]) => [
    name,
    typeof value === 'string' ? hidden(value) : value,
  ]);
  return {
    ...failure,
    message: hidden(message),
    userMessage: { ...userMessage, params: Object.fromEntries(params) },
  };
}

/** There was no answer. Only a connection that never came about proves that nothing was carried out. */
function silence(effect: Effect, error: unknown): Failure {
  const cause = (error as { cause?: { code?: string } }).cause?.code ?? '';
  const neverArrived = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(cause);
  const code = cause || (error as Error).name;
  return {
    kind: effect === 'creation' && !neverArrived ? 'ambiguous' : 'transient',
    code,
    message: `No answer: ${(error as Error).message}`,
    userMessage: messageOf('network.noAnswer'),
  };
}
