import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the list may be old, as long as the browser has no network. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p role="status" className="text-sm font-medium text-orange empty:hidden">
      {isOnline ? null : overviewTexts.offline}
    </p>
  );
}
