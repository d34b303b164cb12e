import { OutgoingProblem } from './outgoing-problem.ts';

/** A host that brings less in this time, about 1 kB a second, would take hours for what others send in seconds. */
const WINDOW_MS = 30_000;
const LEAST_BYTES = 32 * 1024;

/**
 * Passes on the parts of an answer as long as its host keeps the least speed. Only the time in which we wait for the
 * host counts, not what is done with the parts in between. Silence is ended by the connection itself.
 */
export async function* atLeastSpeed(
  parts: AsyncIterable<Uint8Array>,
  now: () => number = () => performance.now(),
): AsyncGenerator<Uint8Array> {
  let waited = 0;
  let bytes = 0;
  let askedAt = now();
  for await (const part of parts) {
    waited += now() - askedAt;
    bytes += part.length;
    if (waited >= WINDOW_MS) {
      if (bytes < LEAST_BYTES) throw new OutgoingProblem('tooSlow');
      waited = 0;
      bytes = 0;
    }
    yield part;
    askedAt = now();
  }
}
