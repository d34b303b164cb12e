import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** Anyone who asks for the same once more because no answer came must not spend twice. */
export function useAttempts(): (asked: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return (asked) => {
    const content = JSON.stringify(asked);
    const key = keys.current.get(content) ?? newKey();
    keys.current.set(content, key);
    return key;
  };
}
