import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';

/** So many cards can be made out in a stack; the ones below only cost time. */
const VISIBLE = 3;

interface StackedCardProps {
  /** 0 lies on top. */
  depth: number;
  count: number;
  /** On its way to the end, or back from there. */
  way: 'forward' | 'back' | null;
  children: ReactNode;
}

export function StackedCard({ depth, count, way, children }: StackedCardProps) {
  // The last one may be the next to come back, and must be there when it does.
  const isDrawn = depth < VISIBLE || depth === count - 1 || way !== null;
  if (!isDrawn) return null;
  const isOnTop = depth === 0;
  const rest = {
    '--rest': `translateX(${Math.min(depth, VISIBLE) * 2.5}%) scale(${1 - Math.min(depth, VISIBLE) * 0.04})`,
    '--rest-opacity': depth < VISIBLE ? 1 - depth * 0.25 : 0,
    zIndex: count - depth,
  } as CSSProperties;
  return (
    <div
      style={rest}
      data-depth={depth}
      data-moving={way ?? undefined}
      inert={!isOnTop}
      className={cx(
        'min-w-0 origin-right transform-(--rest) opacity-(--rest-opacity) transition-[transform,opacity] duration-stack [grid-area:1/1]',
        way === 'forward' && 'animate-stack-away',
        way === 'back' && 'animate-stack-home',
      )}
    >
      {children}
    </div>
  );
}
