import { useRef } from 'react';
import { newKey } from './new-key.ts';

interface Attempts {
  /** The key of a wish. Sent once more because no answer came, it is the same wish and must not count twice. */
  keyOf: (wish: unknown) => string;
  /** It was answered: the next time it is another wish. */
  done: (wish: unknown) => void;
}

export function useAttempts(): Attempts {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf(wish) {
      const content = JSON.stringify(wish);
      const key = keys.current.get(content) ?? newKey();
      keys.current.set(content, key);
      return key;
    },
    done: (wish) => void keys.current.delete(JSON.stringify(wish)),
  };
}
