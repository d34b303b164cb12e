/** Who brings or takes less in this time, about 1 kB a second, would take hours for what others do in seconds. */
const WINDOW_MS = 30_000;
const LEAST_BYTES = 32 * 1024;

const machineMs = (): number => performance.now();

/**
 * Passes on the parts of what somebody sends as long as they keep the least speed. Only the time in which we wait for
 * them counts, not what is done with the parts in between. Silence is ended by the connection itself.
 */
export async function* atLeastSpeed(
  parts: AsyncIterable<Uint8Array>,
  tooSlow: () => Error,
  now: () => number = machineMs,
): AsyncGenerator<Uint8Array> {
  let waited = 0;
  let bytes = 0;
  let askedAt = now();
  for await (const part of parts) {
    waited += now() - askedAt;
    bytes += part.length;
    if (waited >= WINDOW_MS) {
      if (bytes < LEAST_BYTES) throw tooSlow();
      waited = 0;
      bytes = 0;
    }
    yield part;
    askedAt = now();
  }
}

/** Whether somebody takes what we send at the least speed. What waits as one piece counts when it has left as a whole. */
export class TakingPace {
  private since: number;
  private taken = 0;

  constructor(private readonly now: () => number = machineMs) {
    this.since = now();
  }

  /** `taken`: bytes that have left since the connection began; `waiting`: those that have not. */
  isTooSlow(taken: number, waiting: number): boolean {
    if (waiting === 0 || taken - this.taken >= LEAST_BYTES) {
      this.since = this.now();
      this.taken = taken;
      return false;
    }
    return this.now() - this.since > WINDOW_MS * (1 + waiting / LEAST_BYTES);
  }
}
