import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';

interface StickyBarProps {
  side: 'top' | 'bottom';
  /** The least height, in rem. Scrolling keeps its room free, so that focus never hides under the bar. */
  height?: number;
  /** False in a pane that scrolls on its own: then the page keeps its room. */
  isPageBar?: boolean;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/** Stays in sight while the page scrolls, and reserves its height in the page's scroll padding. */
export function StickyBar({
  side,
  height = 4,
  isPageBar = true,
  className,
  children,
  ...rest
}: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPageBar || !bar.current) return;
    const root = document.documentElement;
    const name = `--bar-${side}`;
    const before = root.style.getPropertyValue(name);
    root.style.setProperty(name, `${height}rem`);
    // What it holds may take a second line on a phone.
    const watcher = new ResizeObserver(([entry]) => {
      const taken = entry?.borderBoxSize[0]?.blockSize;
      if (taken) root.style.setProperty(name, `${taken}px`);
    });
    watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      root.style.setProperty(name, before);
    };
  }, [side, height, isPageBar]);

  return (
    <div
      {...rest}
      ref={bar}
      role={rest['aria-label'] ? 'region' : undefined}
      style={{ minHeight: `${height}rem` }}
      className={cx(
        'sticky z-20 flex items-center gap-3 border-line bg-surface px-4 py-2 sm:px-6',
        side === 'top' ? 'top-0 border-b' : 'bottom-0 border-t',
        className,
      )}
    >
      {children}
    </div>
  );
}
