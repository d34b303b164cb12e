import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusWayBack } from './focus-way-back.ts';

export const contentId = 'content';

/** A tab whose panel has an address of its own: the keys stay on the tabs. */
const isOnTab = () => document.activeElement?.getAttribute('role') === 'tab';

/** A field that the page itself gave the focus to. */
const isOnField = (content: HTMLElement) =>
  content.contains(document.activeElement) &&
  document.activeElement?.matches('input, textarea, select');

/**
 * A new page takes the focus, so that the keyboard and a screen reader start at its top. Anyone who comes
 * back from what a page had opened goes on where they left it.
 */
export function usePageFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    const left = previous.current;
    if (path === left) return;
    previous.current = path;
    const content = document.getElementById(contentId);
    if (left === undefined || isOnTab() || !content || isOnField(content)) return;
    content.focus({ preventScroll: true });
    return focusWayBack(content, left);
  }, [path]);
}
