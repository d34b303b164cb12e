import type { SaveState } from './saved-document.ts';

/** What is asked of an engine here, whatever it saves. */
export interface OpenEngine {
  snapshot(): { state: SaveState };
  subscribe(listener: () => void): () => void;
  commit(): void;
  close(): void;
}

/** Calls back when an engine must end, and answers how to stop waiting for that. */
export type Ending = (end: () => void) => () => void;

interface Held {
  engine: OpenEngine;
  users: number;
  /** No more business with this engine. */
  drop: () => void;
}

const open = new Map<string, Held>();

/**
 * The engine of one document, by the name of the document. It stays alive after its page has gone
 * until everything is stored, and a visitor who comes back finds the same one.
 */
export function openEngine<Engine extends OpenEngine>(name: string, create: () => Engine): Engine {
  return (open.get(name)?.engine as Engine | undefined) ?? create();
}

/** Keeps the engine while a page stands; the answer lets it go. */
export function holdEngine(
  name: string,
  engine: OpenEngine,
  endings: readonly Ending[],
): () => void {
  const held = open.get(name) ?? hold(name, engine, endings);
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

function hold(name: string, engine: OpenEngine, endings: readonly Ending[]): Held {
  const drop = () => {
    for (const stop of stops) stop();
    if (open.get(name) === held) open.delete(name);
  };
  const end = () => {
    engine.close();
    drop();
  };
  const held: Held = { engine, users: 0, drop };
  const stops = endings.map((ending) => ending(end));
  open.set(name, held);
  return held;
}
