import type { SaveState } from './saved-document.ts';

/** So long a person who goes away waits for what is being saved. */
const PATIENCE_MS = 3_000;

interface Saving {
  snapshot(): { state: SaveState };
  subscribe(listener: () => void): () => void;
  commit(): void;
}

/**
 * Saves what was typed and waits until the server has answered, so that the next page is not shown without
 * it. Where that takes long the engine goes on without the page.
 */
export function whenSaved(engine: Saving): Promise<void> {
  engine.commit();
  if (engine.snapshot().state !== 'saving') return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = engine.subscribe(() => engine.snapshot().state !== 'saving' && end());
  });
}
