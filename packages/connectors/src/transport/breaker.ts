import { messageOf } from '@posthorn/domain';
import type { Clock } from '../clock.ts';
import { NetworkFailure } from '../failure.ts';

const OPENS_AFTER = 5;
const OPEN_FOR_MS = 30_000;

/** After several stumbles in a row a network is left alone for a while; then one call tries it. */
export class Breaker {
  private stumbles = 0;
  private openUntil = 0;

  constructor(private readonly clock: Clock) {}

  /** Throws while the network is left alone. */
  check(): void {
    const wait = this.openUntil - this.clock.now();
    if (this.stumbles < OPENS_AFTER) return;
    if (wait > 0) throw resting(wait);
    // One tries; the others wait for how it goes.
    this.openUntil = this.clock.now() + OPEN_FOR_MS;
  }

  answered(): void {
    this.stumbles = 0;
  }

  stumbled(): void {
    this.stumbles += 1;
    if (this.stumbles >= OPENS_AFTER) this.openUntil = this.clock.now() + OPEN_FOR_MS;
  }
}

const resting = (retryAfterMs: number) =>
  new NetworkFailure({
    kind: 'throttled',
    code: 'resting',
    message: 'The network failed several times in a row and is left alone for a while.',
    userMessage: messageOf('network.trouble'),
    retryAfterMs,
  });
