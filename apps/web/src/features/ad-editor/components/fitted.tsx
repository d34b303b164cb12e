import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { scaleInto } from '../model/preview-size.ts';

interface FittedProps {
  isFit: boolean;
  children: ReactNode;
}

/**
 * What is in it grows and shrinks while a person types, and is made smaller so that the pane around
 * it shows all of it. The page is measured and changed by hand: nothing is drawn again for that.
 */
export function Fitted({ isFit, children }: FittedProps) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outer = room.current;
    const inner = content.current;
    const pane = outer?.parentElement;
    if (!isFit || !pane || !outer || !inner) return;
    const resize = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(pane);
      const height =
        pane.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const scale = scaleInto(height, inner.offsetHeight);
      inner.style.transform = scale < 1 ? `scale(${scale})` : '';
      // What is drawn smaller still takes its whole room.
      outer.style.height = scale < 1 ? `${Math.floor(inner.offsetHeight * scale)}px` : '';
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(pane);
    observer.observe(inner);
    return () => {
      observer.disconnect();
      inner.style.transform = '';
      outer.style.height = '';
    };
  }, [isFit]);
  return (
    <div ref={room} className="w-full min-w-0">
      <div ref={content} className="flex w-full origin-top justify-center">
        {children}
      </div>
    </div>
  );
}
