import { onUnsavedDropped } from '../../campaigns/index.ts';
import { onSessionEnd } from '../../session/index.ts';
import { createSaveEngine, type SaveEngine, type Surroundings } from './save-engine.ts';

interface Held {
  engine: SaveEngine;
  users: number;
  /** No more business with this engine. */
  drop: () => void;
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
  const held = open.get(key) ?? hold(key, engine);
  held.users += 1;
  return () => {
    held.users -= 1;
    const closeWhenSaved = () => {
      if (held.users > 0) stop();
      else if (engine.snapshot().state === 'saved') {
        stop();
        held.drop();
      }
    };
    const stop = engine.subscribe(closeWhenSaved);
    engine.commit();
  };
}

/** It ends with the session, or it would go on in the name of the next person, and with its campaign. */
function hold(key: string, engine: SaveEngine): Held {
  const drop = () => {
    for (const stop of stops) stop();
    if (open.get(key) === held) open.delete(key);
  };
  const end = () => {
    engine.close();
    drop();
  };
  const held: Held = { engine, users: 0, drop };
  const stops = [
    onSessionEnd(end),
    onUnsavedDropped((campaignId) => {
      if (engine.snapshot().campaign.id === campaignId) end();
    }),
  ];
  open.set(key, held);
  return held;
}
