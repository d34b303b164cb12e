import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shorter lists are drawn whole: the browser can find text in them, and they cost little. */
const DRAWN_WHOLE = 100;
/** Rows drawn before they come into sight, where the reader is going and where they come from. */
const AHEAD = 2;
const BEHIND = 1;

interface Rows {
  count: number;
  /** Every row takes this many pixels, its gap included. */
  size: number;
  /** Pixels at the top of the window that bars cover. */
  covered: number;
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
export function useRowWindow(ref: RefObject<Element | null>, { count, size, covered }: Rows) {
  const isWindowed = count > DRAWN_WHOLE;
  const [near, setNear] = useState<RowWindow>({ first: 0, end: 0 });

  useLayoutEffect(() => {
    if (!isWindowed) return;
    let last = Number.POSITIVE_INFINITY;
    const look = () => {
      if (!ref.current) return;
      const { top } = ref.current.getBoundingClientRect();
      const sight = { from: covered - top, to: window.innerHeight - top };
      const next = rowsNear(sight, size, top <= last ? 'down' : 'up');
      last = top;
      setNear((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref, isWindowed, size, covered]);

  const first = isWindowed ? Math.min(near.first, count - 1) : 0;
  const end = isWindowed ? Math.min(near.end, count) : count;
  return { first, end, before: first * size, after: (count - end) * size, isWindowed };
}

/** @param sight what the window shows, in pixels from the top of the list */
export function rowsNear(
  sight: { from: number; to: number },
  size: number,
  direction: 'up' | 'down',
): RowWindow {
  const [above, below] = direction === 'down' ? [BEHIND, AHEAD] : [AHEAD, BEHIND];
  return {
    first: Math.max(0, Math.floor(sight.from / size) - above),
    end: Math.max(0, Math.ceil(sight.to / size)) + below,
  };
}
