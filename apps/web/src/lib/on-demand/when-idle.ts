const PATIENCE_MS = 5_000;

/** Undefined once fetching ahead has begun. */
let waiting: (() => void)[] | undefined = [];

/**
 * Fetches ahead what the first screen does not need, so that a layer or page opens at once, and
 * opens at all when the connection has gone since. Not before the first screen is complete: until
 * then it would be in the way of just that. For a person who saves data it never is.
 */
export function whenIdle(fetchAhead: () => void): void {
  if (savesData()) return;
  if (waiting) waiting.push(fetchAhead);
  else if ('requestIdleCallback' in globalThis)
    requestIdleCallback(fetchAhead, { timeout: PATIENCE_MS });
  else setTimeout(fetchAhead, PATIENCE_MS);
}

/** The first screen is there, with what it shows. */
export function beginFetchingAhead(): void {
  const held = waiting ?? [];
  waiting = undefined;
  for (const fetchAhead of held) whenIdle(fetchAhead);
}

/** Told by some browsers only. */
const savesData = () =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
    ?.saveData === true;
