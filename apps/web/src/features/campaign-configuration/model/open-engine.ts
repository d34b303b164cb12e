import { createSaveEngine, type SaveEngine, type Surroundings } from './save-engine.ts';

const open = new Map<string, { engine: SaveEngine; users: number }>();

/**
 * The engine of one campaign. It outlives its page while something is unsaved: a save that began
 * there ends in peace, and a visitor who comes back finds the same one.
 */
export function openEngine(key: string, surroundings: () => Surroundings): SaveEngine {
  let held = open.get(key);
  if (!held) {
    held = { engine: createSaveEngine(surroundings()), users: 0 };
    open.set(key, held);
  }
  return held.engine;
}

/** Call it while the page stands; the result is called when it goes. */
export function useEngineWhileOpen(key: string): () => void {
  const held = open.get(key);
  if (!held) return () => {};
  held.users += 1;
  return () => {
    held.users -= 1;
    held.engine.commit();
    const closeWhenSaved = () => {
      if (held.users > 0 || held.engine.snapshot().state !== 'saved') return;
      stop();
      if (open.get(key) === held) open.delete(key);
    };
    const stop = held.engine.subscribe(closeWhenSaved);
    closeWhenSaved();
  };
}
