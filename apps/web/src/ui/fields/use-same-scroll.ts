import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps what lies behind a field where the field has scrolled to. */
export function useSameScroll<Field extends HTMLElement>(value: string) {
  const field = useRef<Field>(null);
  const behind = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    if (!field.current || !behind.current) return;
    behind.current.scrollTop = field.current.scrollTop;
    behind.current.scrollLeft = field.current.scrollLeft;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies(value): typing may scroll without a scroll event
  useLayoutEffect(follow, [follow, value]);

  // A line scrolls with its caret, and back to its beginning when it is left, which browsers do not
  // all tell as scrolling.
  useEffect(() => {
    const element = field.current;
    const later = () => requestAnimationFrame(follow);
    const events = ['scroll', 'select', 'keydown', 'pointerup', 'blur'];
    for (const event of events) element?.addEventListener(event, later);
    return () => {
      for (const event of events) element?.removeEventListener(event, later);
    };
  }, [follow]);

  return { field, behind };
}
