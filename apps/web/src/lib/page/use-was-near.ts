import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far ahead of the window something counts as near. */
const AHEAD = '1200px';

/** So much time is only left to us while nothing moves. */
const CALM_MS = 20;
/** A few at once are laid out and painted together, and done before anyone notices. */
const TOGETHER = 8;

/** In the order of the page. One observer for all of them: a page may have hundreds. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whose turn it is next stands last: what came near just now is what a person looks at. */
const near: Element[] = [];
let turn = 0;
let idle = 0;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function call(element: Element): void {
  waiting.get(element)?.();
  forget(element);
}

/** One in a frame: a row of them at once would hold up the scrolling that brought them near. */
function callNear(): void {
  const element = near.pop();
  turn = near.length > 0 ? requestAnimationFrame(callNear) : 0;
  if (element) call(element);
}

/** While no one does anything the others have their turn, too: then scrolling has nothing to wait for. */
function callNextWhenIdle(): void {
  if (idle !== 0 || waiting.size === 0 || !('requestIdleCallback' in globalThis)) return;
  idle = requestIdleCallback((deadline) => {
    idle = 0;
    // Between the frames of a person who scrolls there is less.
    if (deadline.timeRemaining() > CALM_MS) [...waiting.keys()].slice(0, TOGETHER).forEach(call);
    callNextWhenIdle();
  });
}

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      const come = entries.filter(({ isIntersecting }) => isIntersecting);
      near.push(...come.map(({ target }) => target).reverse());
      if (turn === 0 && near.length > 0) turn = requestAnimationFrame(callNear);
    },
    { rootMargin: AHEAD },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  callNextWhenIdle();
  return () => forget(element);
}

/** Whether an element has been near, or had its turn before: what is drawn then stays drawn. */
export function useWasNear(ref: RefObject<Element | null>, isAtOnce = false): boolean {
  const [wasNear, setWasNear] = useState(isAtOnce);
  useEffect(() => {
    if (wasNear || !ref.current) return;
    // There is time until it is in sight, and none to lose while a person scrolls.
    return watch(ref.current, () => startTransition(() => setWasNear(true)));
  }, [ref, wasNear]);
  return wasNear;
}
