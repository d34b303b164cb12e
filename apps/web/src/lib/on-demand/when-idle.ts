const PATIENCE_MS = 5_000;

/**
 * Fetches ahead what the first screen does not need, so that a layer or page opens at once, and
 * opens at all when the connection has gone since.
 */
export function whenIdle(fetchAhead: () => void): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(fetchAhead, { timeout: PATIENCE_MS });
  else setTimeout(fetchAhead, PATIENCE_MS);
}
