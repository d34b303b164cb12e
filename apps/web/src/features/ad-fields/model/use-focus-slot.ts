import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Brings the keys to a place, once it is drawn and whatever lay above it has gone. */
export function useFocusSlot(root: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ place: number } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const frame = requestAnimationFrame(() => {
      const place = root.current?.querySelectorAll('ul > li')[wanted.place];
      place?.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [root, wanted]);
  return useCallback((place: number) => setWanted({ place }), []);
}
