import { messageOf } from '@posthorn/domain';
import type { Clock } from '../clock.ts';
import { NetworkFailure } from '../failure.ts';

/** How much of its allowance an ad account has used, as the network tells with its answers. */
export interface Usage {
  percent: number;
  /** How long it will refuse us, when it says so. */
  regainMs?: number | undefined;
}

const SLOW_ABOVE = 75;
const STOP_ABOVE = 95;
/** The pause before each call just below the point where we stop. */
const LONGEST_PAUSE_MS = 5_000;
/** For how long what a network said about our usage is worth anything. */
const USAGE_LASTS_MS = 5 * 60_000;

/** Keeps one ad account below its allowance: slower from three quarters on, not at all near the end. */
export class Limiter {
  private usage: Usage & { at: number } = { percent: 0, at: 0 };

  constructor(private readonly clock: Clock) {}

  heard(usage: Usage): void {
    this.usage = { ...usage, at: this.clock.now() };
  }

  async pass(signal?: AbortSignal): Promise<void> {
    const { percent, at, regainMs } = this.usage;
    const waitLeft = at + (regainMs ?? USAGE_LASTS_MS) - this.clock.now();
    if (waitLeft <= 0 || percent <= SLOW_ABOVE) return;
    if (percent > STOP_ABOVE) throw allowanceUsed(waitLeft);
    const share = (percent - SLOW_ABOVE) / (STOP_ABOVE - SLOW_ABOVE);
    await this.clock.sleep(share * LONGEST_PAUSE_MS, signal);
  }
}

const allowanceUsed = (retryAfterMs: number) =>
  new NetworkFailure({
    kind: 'throttled',
    code: 'allowance',
    message: 'The allowance of this ad account is nearly used up.',
    userMessage: messageOf('network.busy'),
    retryAfterMs,
  });
