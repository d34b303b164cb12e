import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { VirtualClock } from '../clock.ts';
import { expireConsent, listConsents, revokeConsent, takeRight } from '../consent/consents.ts';
import type { Dialect, SandboxAnswer, SandboxPage, World } from '../dialect.ts';
import type { Refusals } from '../doubtful-refusals.ts';
import type { Faults } from '../faults/faults.ts';
import { type SandboxNetwork, sandboxNetworks } from '../network.ts';
import { isFromElsewhere, isLocalName } from '../server/guard.ts';
import type { Queue } from '../server/queue.ts';
import { readBody, TooLarge } from '../server/read-request.ts';
import { send } from '../server/send.ts';
import { clockWish, consentWish, faultWish, pageWish, refusalWish } from './inputs.ts';
import { overviewOf, type State } from './overview.ts';
import { pageAnswer, partsOf } from './page/page.ts';

export interface ControlTools {
  clock: VirtualClock;
  faults: Faults;
  refusals: Refusals;
  dialects: Record<SandboxNetwork, Dialect>;
  worlds: Record<SandboxNetwork, World>;
  urls: Record<SandboxNetwork, string>;
  addPage(page: SandboxPage & { network: SandboxNetwork }): Promise<void>;
  /** Does something between two requests, and keeps it. */
  keep(work: () => void): Promise<void>;
  queue: Queue;
}

const LARGEST_BODY = 64 * 1024;

type Route = (body: unknown, path: string) => SandboxAnswer | Promise<SandboxAnswer>;

/** Where people and tests look at the networks, turn the clock and let things go wrong. */
export class Control {
  private readonly routes: Record<string, Route>;

  constructor(private readonly tools: ControlTools) {
    const { clock, faults, refusals, worlds } = tools;
    this.routes = {
      'GET /': async () => pageAnswer(await this.state()),
      'GET /__sandbox/page': async () => ok(partsOf(await this.state())),
      'GET /__sandbox/state': async () => ok(await this.state()),
      'GET /__sandbox/clock': () => ok(this.time()),
      'POST /__sandbox/clock': async (body) => {
        const wish = clockWish.parse(body);
        if ('set' in wish) await clock.set(wish.set);
        else if ('advance' in wish) await clock.advance(wish.advance);
        else clock.setRate(wish.rate);
        return ok(this.time());
      },
      'GET /__sandbox/faults': () => ok({ faults: faults.list() }),
      'POST /__sandbox/faults': (body) => ({
        status: 201,
        body: { id: faults.add(faultWish.parse(body)) },
      }),
      'DELETE /__sandbox/faults': () => {
        faults.clear();
        return { status: 204 };
      },
      'GET /__sandbox/refusals': () => ok({ refusals: refusals.list() }),
      'POST /__sandbox/refusals': (body) => {
        const { name, isOn } = refusalWish.parse(body);
        refusals.set(name, isOn);
        return { status: 204 };
      },
      'GET /__sandbox/consents': () => ok({ consents: this.consents() }),
      'POST /__sandbox/consents': async (body) => {
        const { network, id, change } = consentWish.parse(body);
        const world = worlds[network];
        await tools.keep(() => {
          if (change === 'revoke') revokeConsent(world, id);
          else if (change === 'expire') expireConsent(world, id);
          else takeRight(world, id, change.takeRight);
        });
        return { status: 204 };
      },
      'GET /__sandbox/pages': () =>
        ok({
          pages: sandboxNetworks.flatMap((network) =>
            worlds[network].pages().map((page) => ({ network, ...page })),
          ),
        }),
      'POST /__sandbox/pages': async (body) => {
        const { instagramUserId = null, ...page } = pageWish.parse(body);
        await tools.addPage({ ...page, instagramUserId });
        return { status: 204 };
      },
    };
  }

  async answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLocalName(message) || isFromElsewhere(message)) {
      return send(response, refusal(403, 'This address is for this machine alone.'));
    }
    try {
      send(response, await this.handle(message));
    } catch (error) {
      if (error instanceof TooLarge) send(response, refusal(413, 'That is too much at once.'));
      else if (error instanceof z.ZodError) send(response, refusal(422, z.prettifyError(error)));
      else if (error instanceof RangeError) send(response, refusal(422, error.message));
      else send(response, refusal(500, String((error as Error).stack)));
    }
  }

  private async handle(message: IncomingMessage): Promise<SandboxAnswer> {
    const { method = 'GET' } = message;
    const path = (message.url ?? '/').split('?')[0] ?? '/';
    const one = /^\/__sandbox\/faults\/([\w-]+)$/.exec(path)?.[1];
    if (one !== undefined && method === 'DELETE') {
      return this.tools.faults.remove(one)
        ? { status: 204 }
        : refusal(404, 'There is no such fault.');
    }
    const route = this.routes[`${method} ${path}`];
    if (!route) return refusal(404, 'There is nothing at this address.');
    if (method !== 'POST') return route(undefined, path);
    // A foreign page can send a form, but not JSON, without asking first; and no one answers that.
    if (!/^application\/json\s*(;|$)/i.test(message.headers['content-type'] ?? '')) {
      return refusal(415, 'Send JSON, as application/json.');
    }
    return route(parsed(await readBody(message, LARGEST_BODY)), path);
  }

  private time() {
    const { rate, isBehind } = this.tools.clock;
    return { now: this.tools.clock.now(), rate, isBehind };
  }

  private consents(): State['consents'] {
    return sandboxNetworks.flatMap((network) =>
      listConsents(this.tools.worlds[network].ledger).map((consent) => ({ network, ...consent })),
    );
  }

  /** Between two requests, so that no one sees half of one. */
  private state(): Promise<State> {
    const { dialects, worlds, urls, faults, refusals, queue } = this.tools;
    return queue.run(() => ({
      clock: this.time(),
      networks: sandboxNetworks.map((network) =>
        overviewOf(dialects[network], worlds[network], urls[network]),
      ),
      faults: faults.list(),
      refusals: refusals.list(),
      consents: this.consents(),
    }));
  }
}

const ok = (body: unknown): SandboxAnswer => ({
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body,
});

const refusal = (status: number, message: string): SandboxAnswer => ({ status, body: { message } });

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new RangeError('That is not JSON.');
  }
}
