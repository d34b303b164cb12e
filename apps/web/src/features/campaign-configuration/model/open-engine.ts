import { createSaveEngine, type SaveEngine, type Surroundings } from './save-engine.ts';

interface Held {
  engine: SaveEngine;
  users: number;
}

const open = new Map<string, Held>();

/**
 * The engine of one campaign. It outlives its page while something is unsaved: a save that began
 * there ends in peace, and a visitor who comes back finds the same one.
 */
export function openEngine(key: string, surroundings: () => Surroundings): SaveEngine {
  return open.get(key)?.engine ?? createSaveEngine(surroundings());
}

/** Keeps the engine while a page stands; the answer lets it go. */
export function holdEngine(key: string, engine: SaveEngine): () => void {
  const held = open.get(key) ?? { engine, users: 0 };
  open.set(key, held);
  held.users += 1;
  return () => {
    held.users -= 1;
    const closeWhenSaved = () => {
      if (held.users > 0) stop();
      else if (engine.snapshot().state === 'saved') {
        stop();
        open.delete(key);
      }
    };
    const stop = engine.subscribe(closeWhenSaved);
    engine.commit();
  };
}
