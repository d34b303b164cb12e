import { type RefObject, useDeferredValue, useLayoutEffect, useState } from 'react';

/** Shorter lists are drawn whole: the browser can find text in them, and they cost little. */
const DRAWN_WHOLE = 100;
/** Rows drawn before they come into sight, where the reader is going and where they come from. */
const AHEAD = 2;
const BEHIND = 1;

/** What the top bar covers of the page. */
export const TOP_BAR_PX = 56;

interface Rows {
  count: number;
  /** Every row takes this many pixels, its gap included. */
  size: number;
  /** Pixels at the top of the window that bars cover. */
  covered?: number;
  /** What scrolls, if it is not the page. */
  scroller?: RefObject<Element | null>;
  /** So many rows are drawn whole. */
  whole?: number;
}

interface RowWindow {
  first: number;
  /** Exclusive. */
  end: number;
}

/**
 * Which rows of a list are near enough to be drawn. The list, whose element the ref names, keeps the
 * room of the others.
 */
export function useRowWindow(
  ref: RefObject<Element | null>,
  { count, size, covered = 0, scroller, whole = DRAWN_WHOLE }: Rows,
) {
  const isWindowed = count > whole;
  const [near, setNear] = useState<RowWindow>({ first: 0, end: 0 });

  useLayoutEffect(() => {
    if (!isWindowed) return;
    let last = Number.POSITIVE_INFINITY;
    let now: RowWindow | undefined;
    const look = () => {
      if (!ref.current) return;
      const frame = frameOf(scroller?.current);
      const top = ref.current.getBoundingClientRect().top - frame.top;
      const sight = { from: covered - top, to: frame.height - top };
      const next = rowsNear(sight, size, top <= last ? 'down' : 'up');
      last = top;
      // Most steps bring no other row: React need not hear of them.
      if (now?.first === next.first && now.end === next.end) return;
      now = next;
      setNear(next);
    };
    look();
    return watch(scroller?.current, look);
  }, [ref, scroller, isWindowed, size, covered]);

  // What is in sight comes first; the rest of a short list is drawn in small steps that block nothing.
  const inSight = Math.ceil(window.innerHeight / size) + AHEAD;
  const drawn = useDeferredValue(count, inSight);
  const first = isWindowed ? Math.min(near.first, count - 1) : 0;
  const end = Math.min(isWindowed ? near.end : drawn, count);
  return { first, end, before: first * size, after: (count - end) * size, isWindowed };
}

function frameOf(scroller: Element | null | undefined): { top: number; height: number } {
  if (!scroller) return { top: 0, height: window.innerHeight };
  return { top: scroller.getBoundingClientRect().top, height: scroller.clientHeight };
}

function watch(scroller: Element | null | undefined, look: () => void): () => void {
  const scrolling = scroller ?? window;
  scrolling.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  const observer = scroller ? new ResizeObserver(look) : undefined;
  if (scroller) observer?.observe(scroller);
  return () => {
    scrolling.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
    observer?.disconnect();
  };
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
