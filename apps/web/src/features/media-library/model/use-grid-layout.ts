import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridLayout, layGrid } from './grid-layout.ts';

/** The layout for the width an element has. */
export function useGridLayout(ref: RefObject<HTMLElement | null>): GridLayout {
  const [layout, setLayout] = useState(() => layGrid(0));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = layGrid(element.clientWidth);
      setLayout((now) => (now.columns === next.columns && now.tile === next.tile ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return layout;
}
