import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export const contentId = 'content';

/** A new page takes the focus, so that the keyboard and a screen reader start at its top. */
export function usePageFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    if (path === previous.current) return;
    const isFirst = previous.current === undefined;
    previous.current = path;
    if (!isFirst) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path]);
}
