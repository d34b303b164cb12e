import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Layers take a moment to fade; anyone who opens another one instead is left alone. */
const PATIENCE_FRAMES = 120;

const isCovered = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null;

/** Brings the keys to a place, once it is drawn and whatever lies above it has gone. */
export function useFocusSlot(root: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ place: number } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = PATIENCE_FRAMES;
    let frame = 0;
    const attempt = () => {
      left -= 1;
      const place = root.current?.querySelectorAll('ul > li')[wanted.place];
      if (!place) return;
      if (!isCovered(place)) place.querySelector('button')?.focus();
      else if (left > 0) frame = requestAnimationFrame(attempt);
    };
    frame = requestAnimationFrame(attempt);
    return () => cancelAnimationFrame(frame);
  }, [root, wanted]);
  return useCallback((place: number) => setWanted({ place }), []);
}
