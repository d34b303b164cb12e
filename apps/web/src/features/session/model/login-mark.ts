import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** Tells the other tabs of this browser whether a person is signed in: 'true' or 'false'. */
const key = 'login';
const slot = localSlot(key);

export const loginMark = {
  /** A guess before the server is asked. */
  isSet: () => slot.read() === 'true',
  set: (isSignedIn: boolean) => slot.write(String(isSignedIn)),
};

/** Storage events come from other tabs only, so a tab never hears its own mark. */
export function onLoginMark(listener: (isSignedIn: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener(event.newValue === 'true');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
