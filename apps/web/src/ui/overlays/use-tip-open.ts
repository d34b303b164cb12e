import { useRef, useState } from 'react';

/** Shorter than the delay after which a bubble closes when the pointer leaves. */
const settling = 90;

/**
 * Open or closed, with one exception to what React Aria asks for: focusing a control that is out of
 * sight scrolls the page, and a scroll closes tooltips. That would hide a reason from the keyboard.
 */
export function useTipOpen() {
  const [isOpen, setOpen] = useState(false);
  const opened = useRef<{ at: number; focus: Element | null }>({ at: 0, focus: null });

  const onOpenChange = (next: boolean) => {
    if (next) {
      opened.current = { at: performance.now(), focus: document.activeElement };
    } else {
      const { at, focus } = opened.current;
      const isSettling = performance.now() - at < settling;
      if (isSettling && focus !== document.body && focus === document.activeElement) return;
    }
    setOpen(next);
  };

  return { isOpen, setOpen, onOpenChange };
}
