import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export const contentId = 'content';

/** A tab whose panel has an address of its own: the keys stay on the tabs. */
const isOnTab = () => document.activeElement?.getAttribute('role') === 'tab';

/** A new page takes the focus, so that the keyboard and a screen reader start at its top. */
export function usePageFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    if (path === previous.current) return;
    const isFirst = previous.current === undefined;
    previous.current = path;
    if (!isFirst && !isOnTab()) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path]);
}
