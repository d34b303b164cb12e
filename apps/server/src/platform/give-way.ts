import { setImmediate as nextTurn } from 'node:timers/promises';

/** For so long at most a request keeps the process to itself, in milliseconds. */
const TURN_MS = 10;

/** To be awaited again and again in long work: others are served whenever a turn was used up. */
export function giveWayAfter(turnMs = TURN_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
}

/** One text of many lines, which are written while others are served. */
export async function joinLines(
  lines: Iterable<string>,
  giveWay: () => Promise<void> = giveWayAfter(),
): Promise<string> {
  const written: string[] = [];
  for (const line of lines) {
    written.push(line);
    await giveWay();
  }
  return written.join('');
}
