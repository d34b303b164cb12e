import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

interface Behind {
  /** Whether something lies behind the field at all. */
  isThere: boolean;
  /**
   * A line scrolls with its caret, and back to its beginning when it is left, which browsers do not
   * all tell as scrolling.
   */
  isLine?: boolean;
}

const lineEvents = ['select', 'keydown', 'pointerup', 'blur'];

/** Keeps what lies behind a field where the field has scrolled to. */
export function useSameScroll<Field extends HTMLElement>({ isThere, isLine = false }: Behind) {
  const field = useRef<Field>(null);
  const behind = useRef<HTMLDivElement>(null);
  const follow = useCallback(() => {
    if (!field.current || !behind.current) return;
    behind.current.scrollTop = field.current.scrollTop;
    behind.current.scrollLeft = field.current.scrollLeft;
  }, []);
  // Once, when it comes; asking after every key would cost a layout each.
  useLayoutEffect(() => {
    if (isThere) follow();
  }, [isThere, follow]);

  useEffect(() => {
    const element = field.current;
    if (!isThere || !element) return;
    const later = () => requestAnimationFrame(follow);
    const events = isLine ? lineEvents : [];
    element.addEventListener('scroll', follow, { passive: true });
    for (const event of events) element.addEventListener(event, later);
    return () => {
      element.removeEventListener('scroll', follow);
      for (const event of events) element.removeEventListener(event, later);
    };
  }, [isThere, isLine, follow]);

  return { field, behind };
}
