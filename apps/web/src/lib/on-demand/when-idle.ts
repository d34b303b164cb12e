const PATIENCE_MS = 5_000;

/** Undefined once a person has begun to use the page. */
let waiting: (() => void)[] | undefined = [];

/**
 * Loads what the first screen does not need, so that a layer or page opens at once. Running a script
 * takes a phone's only thread for a quarter of a second, so it waits until a person does something.
 * For a person who saves data it never is.
 */
export function whenIdle(load: () => void): void {
  if (savesData()) return;
  if (waiting) waiting.push(load);
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: PATIENCE_MS });
  else setTimeout(load, PATIENCE_MS);
}

/**
 * The first screen is there, with what it shows: only now, because until then it would be in the way
 * of just that. Fetches the other scripts without running them; layers then open, also when the
 * connection has gone since.
 */
export function beginFetchingAhead(): void {
  if (savesData()) return;
  const later = document.querySelector<HTMLTemplateElement>('template#later-scripts');
  if (later) fetchInSteps([...later.content.children]);
  const isUsed = new AbortController();
  const begin = () => {
    isUsed.abort();
    const loads = waiting ?? [];
    waiting = undefined;
    for (const load of loads) whenIdle(load);
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown', 'wheel']) {
    addEventListener(event, begin, { signal: isUsed.signal, capture: true, passive: true });
  }
}

/** Asking for a script takes a phone two milliseconds: all hundred at once would hold up what is pressed. */
const SCRIPTS_PER_STEP = 8;

function fetchInSteps(links: Element[]): void {
  document.head.append(...links.splice(0, SCRIPTS_PER_STEP));
  if (links.length > 0) setTimeout(fetchInSteps, 0, links);
}

/** Told by some browsers only. */
const savesData = () =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
    ?.saveData === true;
