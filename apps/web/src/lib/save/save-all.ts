import type { SaveEngine } from './save-engine.ts';
import type { Versioned } from './saved-document.ts';

type Saving<Doc extends Versioned, Values extends object> = Pick<
  SaveEngine<Doc, Values>,
  'commit' | 'snapshot' | 'subscribe'
>;

/**
 * Sends what is unsaved and waits while something is on its way; answers with the document as the
 * server has it then. What can not be saved now is not waited for.
 */
export function saveAll<Doc extends Versioned, Values extends object>(
  engine: Saving<Doc, Values>,
): Promise<Doc> {
  return new Promise((resolve) => {
    const look = () => {
      const { state, document } = engine.snapshot();
      if (state === 'saving') return;
      stop();
      resolve(document);
    };
    const stop = engine.subscribe(look);
    engine.commit();
    look();
  });
}
