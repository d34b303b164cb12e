import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VirtualClock } from '../clock.ts';
import { isConsentPage } from '../consent/application.ts';
import type { Dialect, SandboxAnswer, SandboxRequest, SpokenFault, World } from '../dialect.ts';
import type { FaultEffect } from '../faults/effect.ts';
import type { Faults } from '../faults/faults.ts';
import type { Fault } from '../faults/rule.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LateRequest } from '../ledger/object.ts';
import { REFUSED_LATER } from '../review.ts';
import { isFromElsewhere, isFromWebPage, isLocalName } from './guard.ts';
import type { Queue } from './queue.ts';
import { readRequest, requestOf, TooLarge } from './read-request.ts';
import { drop, gatewayPage, gatewayTimeout, halfOf, send } from './send.ts';

export interface NetworkTools {
  dialect: Dialect;
  /** For one request: with staleSeconds, lists do not show what is younger. */
  worldFor(staleSeconds: number): World;
  ledger: Ledger;
  clock: VirtualClock;
  faults: Faults;
  /** Asks which pages there are by now; answers whether one of them is new. */
  learnPages(): Promise<boolean>;
  /** Told when a person has sent something from a page of the network. */
  personActed(): void;
  /** Shared by all networks, so that nothing happens at the same time. */
  queue: Queue;
}

/** What the sender of a request notices: an answer after a while, a cut connection, or nothing. */
export type Reaction = { answer: SandboxAnswer; delayMs: number } | 'dropped' | 'unanswered';

const now = (answer: SandboxAnswer): Reaction => ({ answer, delayMs: 0 });

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
    if (!isLocalName(message) || this.isForeign(message)) {
      return send(response, { status: 403, headers: { connection: 'close' } });
    }
    let request: SandboxRequest;
    try {
      request = await readRequest(message, this.origin());
    } catch (error) {
      if (!(error instanceof TooLarge)) return drop(response);
      return send(response, { status: 413, headers: { connection: 'close' } });
    }
    const reaction = await this.react(request);
    if (request.method === 'POST' && this.dialect.isForPeople?.(request.path)) {
      this.tools.personActed();
    }
    if (reaction === 'dropped') return drop(response);
    if (reaction === 'unanswered') return;
    const { answer, delayMs } = reaction;
    if (delayMs === 0) return send(response, answer);
    const { clock } = this.tools;
    response.once(
      'close',
      clock.at(clock.now() + delayMs, () => send(response, answer)),
    );
  }

  /** People are sent to such a page from elsewhere; what they answer there comes from the page itself. */
  private isForeign(message: IncomingMessage): boolean {
    const [path = ''] = (message.url ?? '').split('?');
    const { network, isForPeople } = this.dialect;
    if (!isConsentPage(network, path) && !isForPeople?.(path)) return isFromWebPage(message);
    return message.method !== 'GET' && isFromElsewhere(message);
  }

  /** What becomes of a request, and what its sender notices of that. */
  async react(request: SandboxRequest): Promise<Reaction> {
    const fault = this.tools.faults.decide(this.dialect.network, request);
    return fault ? this.goWrong(fault, request) : now(await this.carryOut(request));
  }

  private async goWrong(fault: Fault, request: SandboxRequest): Promise<Reaction> {
    const { clock, queue } = this.tools;
    const delayMs = fault.delaySeconds * 1000;
    switch (fault.effect) {
      case 'lost':
        await this.carryOut(request);
        return 'dropped';
      case 'lost504':
        await this.carryOut(request);
        return now(gatewayTimeout);
      case 'late':
        this.postpone(request, clock.now() + delayMs);
        return 'dropped';
      case 'slow':
        return { answer: await this.carryOut(request), delayMs };
      case 'hang':
        return 'unanswered';
      case 'truncated':
        return now(halfOf(await this.carryOut(request)));
      case 'html502':
        return now(gatewayPage);
      case 'staleRead':
      case 'partial':
      case 'policyLater':
        return now(await this.carryOut(request, fault));
      default:
        return now(await queue.run(() => this.say(fault.effect, request)));
    }
  }

  /** What was on its way when the process died is still on its way. */
  resume(): void {
    for (const late of this.tools.ledger.lates.values()) {
      if (late.network === this.dialect.network) this.plan(late);
    }
  }

  private postpone(request: SandboxRequest, at: number): void {
    const { method, rawPath, rawQuery, headers } = request;
    const body = request.body.toString('base64');
    const id = randomUUID();
    const late = {
      id,
      network: this.dialect.network,
      at,
      method,
      rawPath,
      rawQuery,
      headers,
      body,
    };
    this.tools.ledger.keepLate(late);
    this.plan(late);
  }

  private plan(late: LateRequest): void {
    this.tools.clock.at(late.at, async () => {
      const request = requestOf({ ...late, body: Buffer.from(late.body, 'base64') }, this.origin());
      await this.carryOut(request, undefined, late.id);
    });
  }

  private say(effect: FaultEffect, request: SandboxRequest): SandboxAnswer {
    return this.dialect.fault(effect as SpokenFault, request, this.tools.worldFor(0));
  }

  /** What was written is safe before anyone hears of it. */
  private carryOut(
    request: SandboxRequest,
    fault?: Fault,
    lateId?: string,
  ): Promise<SandboxAnswer> {
    const { ledger, queue, worldFor } = this.tools;
    return queue.run(async () => {
      try {
        const stale = fault?.effect === 'staleRead' ? fault.delaySeconds : 0;
        const isPartial = fault?.effect === 'partial';
        const handle = () => this.dialect.handle({ ...request, isPartial }, worldFor(stale));
        let answer = await handle();
        // It may be about a page that was connected since.
        if (answer.status >= 400 && (await this.tools.learnPages())) answer = await handle();
        if (fault?.effect === 'policyLater') this.refuseLater();
        if (lateId !== undefined) ledger.doneLate(lateId);
        ledger.commit();
        return answer;
      } catch (error) {
        ledger.rollback();
        if (lateId !== undefined) this.giveUp(lateId);
        return { status: 500, body: { sandboxError: String((error as Error).stack ?? error) } };
      }
    });
  }

  /** Where not even this can be written, it is tried again after the next start. */
  private giveUp(lateId: string): void {
    const { ledger } = this.tools;
    try {
      ledger.doneLate(lateId);
      ledger.commit();
    } catch {
      ledger.rollback();
    }
  }

  private refuseLater(): void {
    const { network } = this.dialect;
    const own = this.tools.ledger.of(network);
    for (const id of this.tools.ledger.created(network)) own.change(id, { [REFUSED_LATER]: true });
  }
}
