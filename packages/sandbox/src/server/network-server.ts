import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VirtualClock } from '../clock.ts';
import type { Dialect, SandboxAnswer, SandboxRequest, SpokenFault, World } from '../dialect.ts';
import type { FaultEffect } from '../faults/effect.ts';
import type { Faults } from '../faults/faults.ts';
import type { Fault } from '../faults/rule.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { REFUSED_LATER } from '../review.ts';
import { isFromWebPage, isLocalName } from './guard.ts';
import type { Queue } from './queue.ts';
import { readRequest, TooLarge } from './read-request.ts';
import { drop, gatewayPage, gatewayTimeout, send, sendHalf } from './send.ts';

export interface NetworkTools {
  dialect: Dialect;
  /** For one request: with staleSeconds, lists do not show what is younger. */
  worldFor(staleSeconds: number): World;
  ledger: Ledger;
  clock: VirtualClock;
  faults: Faults;
  /** Shared by all networks, so that nothing happens at the same time. */
  queue: Queue;
}

/** Answers the requests to one network, and lets them go wrong as the rules say. */
export class NetworkServer {
  private readonly dialect: Dialect;

  constructor(
    private readonly tools: NetworkTools,
    private readonly origin: () => string,
  ) {
    this.dialect = tools.dialect;
  }

  async answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLocalName(message) || isFromWebPage(message)) {
      return send(response, { status: 403, headers: { connection: 'close' } });
    }
    let request: SandboxRequest;
    try {
      request = await readRequest(message, this.origin());
    } catch (error) {
      if (!(error instanceof TooLarge)) return drop(response);
      return send(response, { status: 413, headers: { connection: 'close' } });
    }
    const fault = this.tools.faults.decide(this.dialect.network, request);
    if (fault) await this.goWrong(fault, request, response);
    else send(response, await this.carryOut(request));
  }

  private async goWrong(fault: Fault, request: SandboxRequest, response: ServerResponse) {
    const { clock, queue } = this.tools;
    const delayMs = fault.delaySeconds * 1000;
    switch (fault.effect) {
      case 'lost':
        await this.carryOut(request);
        return drop(response);
      case 'lost504':
        await this.carryOut(request);
        return send(response, gatewayTimeout);
      case 'late':
        clock.at(clock.now() + delayMs, async () => void (await this.carryOut(request)));
        return drop(response);
      case 'slow': {
        const answer = await this.carryOut(request);
        const callOff = clock.at(clock.now() + delayMs, () => send(response, answer));
        response.once('close', callOff);
        return;
      }
      case 'hang':
        return;
      case 'truncated':
        return sendHalf(response, await this.carryOut(request));
      case 'html502':
        return send(response, gatewayPage);
      case 'staleRead':
      case 'partial':
      case 'policyLater':
        return send(response, await this.carryOut(request, fault));
      default:
        return send(response, await queue.run(() => this.say(fault.effect, request)));
    }
  }

  private say(effect: FaultEffect, request: SandboxRequest): SandboxAnswer {
    return this.dialect.fault(effect as SpokenFault, request, this.tools.worldFor(0));
  }

  /** What was written is safe before anybody hears of it. */
  private carryOut(request: SandboxRequest, fault?: Fault): Promise<SandboxAnswer> {
    const { ledger, queue, worldFor } = this.tools;
    return queue.run(async () => {
      try {
        const stale = fault?.effect === 'staleRead' ? fault.delaySeconds : 0;
        const isPartial = fault?.effect === 'partial';
        const answer = await this.dialect.handle({ ...request, isPartial }, worldFor(stale));
        if (fault?.effect === 'policyLater') this.refuseLater();
        ledger.commit();
        return answer;
      } catch (error) {
        ledger.rollback();
        return { status: 500, body: { sandboxError: String((error as Error).stack ?? error) } };
      }
    });
  }

  private refuseLater(): void {
    const { network } = this.dialect;
    const own = this.tools.ledger.of(network);
    for (const id of this.tools.ledger.created(network)) own.change(id, { [REFUSED_LATER]: true });
  }
}
