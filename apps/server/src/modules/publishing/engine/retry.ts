import type { AnyPublication } from './lease.ts';
import type { Reached } from './moves.ts';
import type { PublishTools } from './tools.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** So many tries in a row that did not get on, or so long without getting there: then a person looks. */
const TRIES = 20;
const PATIENCE_MS = 24 * 3_600_000;
/** What may still be shown though a person wants it to end is never left alone. */
export const PROTECTIVE_PAUSE_MS = 10 * 60_000;

/** When to try again after a try that got nowhere. */
export function nextTry(
  { clock, random }: Pick<PublishTools, 'clock' | 'random'>,
  attempt: number,
  retryAfterMs = 0,
): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempt - 1));
  // Half of it by chance, so that those who failed together do not come back together.
  const pause = longest / 2 + (random() * longest) / 2;
  return clock.now() + Math.max(retryAfterMs, Math.ceil(pause));
}

/** What a network has not done within this time may take it long: it is looked at less often then, and each time is a try. */
const SOON_MS = 60_000;
export const LONG_WORK_PAUSE_MS = 30_000;

export const isSoon = ({ trying_since }: AnyPublication, now: number): boolean =>
  trying_since === null || now - trying_since.getTime() < SOON_MS;

export const isOutOfPatience = (row: AnyPublication, attempt: number, now: number): boolean =>
  attempt >= TRIES ||
  (row.trying_since !== null && now - row.trying_since.getTime() >= PATIENCE_MS);

/** A person wants less to be shown than may be shown at the moment. */
export const isProtective = (
  row: Pick<AnyPublication, 'wanted_delivery'>,
  reached: Pick<Reached, 'delivery'>,
): boolean =>
  row.wanted_delivery !== 'active' &&
  reached.delivery !== 'stopped' &&
  reached.delivery !== row.wanted_delivery;
