import { type RefObject, useLayoutEffect } from 'react';

/** When something goes that the keyboard is in, the keyboard is then at the page that it stood on. */
export function useFocusToPage(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.closest('main')?.focus({ preventScroll: true });
    };
  }, [place]);
}
