import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Ending, holdEngine, openEngine } from './open-engine.ts';
import type { SaveEngine } from './save-engine.ts';
import type { Snapshot, Versioned } from './saved-document.ts';

interface Opening<Doc extends Versioned, Values extends object> {
  /** One engine at a time has this name. */
  name: string;
  /** As it was last read. */
  document: Doc;
  create: () => SaveEngine<Doc, Values>;
  /** When the engine must end: it would go on in the name of the next person, or for nothing. */
  endings: readonly Ending[];
}

/** The engine of a document and what it shows now. One component for each document: give it a key. */
export function useSaveEngine<Doc extends Versioned, Values extends object>({
  name,
  document,
  create,
  endings: firstEndings,
}: Opening<Doc, Values>): { engine: SaveEngine<Doc, Values>; snapshot: Snapshot<Doc, Values> } {
  const [engine] = useState(() => openEngine(name, create));
  const [endings] = useState(firstEndings);
  const snapshot = useSyncExternalStore(engine.subscribe, engine.snapshot);

  useEffect(() => holdEngine(name, engine, endings), [name, engine, endings]);
  useEffect(() => engine.receive(document), [engine, document]);
  useEffect(() => {
    const leave = () => window.document.visibilityState === 'hidden' && engine.commit();
    engine.commit();
    window.addEventListener('online', engine.retry);
    window.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', engine.retry);
      window.removeEventListener('visibilitychange', leave);
    };
  }, [engine]);

  return { engine, snapshot };
}
