import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter lists are drawn whole: the browser can find text in them, and they cost little. */
const DRAWN_WHOLE = 100;
/** Rows beyond both edges of the window, drawn before they come into sight. */
const AHEAD = 4;
/** The window moves in steps, so that not every row scrolled by draws the list anew. */
const STEP = 2;

interface Rows {
  count: number;
  /** Every row takes this many pixels, its gap included. */
  size: number;
}

interface RowWindow {
  first: number;
  /** Exclusive. */
  end: number;
}

/**
 * Which rows of a list in the page are near enough to be drawn. The room of the others is kept by
 * the padding of the list, whose element the ref names.
 */
export function useRowWindow(ref: RefObject<Element | null>, { count, size }: Rows) {
  const isWindowed = count > DRAWN_WHOLE;
  const [near, setNear] = useState<RowWindow>({ first: 0, end: 4 * AHEAD });

  useLayoutEffect(() => {
    if (!isWindowed) return;
    const look = () => {
      if (!ref.current) return;
      const next = rowsNear(ref.current.getBoundingClientRect().top, window.innerHeight, size);
      setNear((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref, isWindowed, size]);

  const first = isWindowed ? Math.min(near.first, Math.max(0, count - 1)) : 0;
  const end = isWindowed ? Math.min(near.end, count) : count;
  return { first, end, before: first * size, after: (count - end) * size, isWindowed };
}

export function rowsNear(top: number, height: number, size: number): RowWindow {
  const first = Math.max(0, Math.floor(-top / size) - AHEAD);
  const end = Math.max(0, Math.ceil((height - top) / size)) + AHEAD;
  return { first: Math.floor(first / STEP) * STEP, end: Math.ceil(end / STEP) * STEP };
}
