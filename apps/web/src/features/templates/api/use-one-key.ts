import { useRef } from 'react';
import { newKey } from '../../../lib/http/new-key.ts';

/**
 * The key of a call that makes something. Asked again because no answer came, it is the same wish; after
 * an answer, `done` makes the next press another one.
 */
export function useOneKey() {
  const key = useRef<string>(undefined);
  return {
    get: () => {
      key.current ??= newKey();
      return key.current;
    },
    done: () => {
      key.current = undefined;
    },
  };
}
