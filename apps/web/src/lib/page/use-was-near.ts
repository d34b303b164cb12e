import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far ahead of the window something counts as near. */
const AHEAD = '1200px';

/** One observer for all of them: a page may have hundreds. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.();
        forget(target);
      }
    },
    { rootMargin: AHEAD },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => forget(element);
}

/** Whether an element has been in sight or nearly so: what is drawn then stays drawn. */
export function useWasNear(ref: RefObject<Element | null>, isAtOnce = false): boolean {
  const [wasNear, setWasNear] = useState(isAtOnce);
  useEffect(() => {
    if (wasNear || !ref.current) return;
    // There is time until it is in sight, and none to lose while somebody scrolls.
    return watch(ref.current, () => startTransition(() => setWasNear(true)));
  }, [ref, wasNear]);
  return wasNear;
}
