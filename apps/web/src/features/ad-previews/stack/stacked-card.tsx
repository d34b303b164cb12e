import type { CSSProperties, ReactNode, Ref } from 'react';
import { cx } from '../../../ui/index.ts';

/** So many can be made out in a stack; drawing the ones below only costs time. */
const VISIBLE = 3;

interface StackedCardProps {
  /** 0 lies on top. */
  depth: number;
  count: number;
  /** On its way to the end, or back from there. */
  way: 'forward' | 'back' | null;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function StackedCard({ depth, count, way, ref, children }: StackedCardProps) {
  // The last one is the first on the way back, and must be there when it is called.
  const isDrawn = depth < VISIBLE || depth === count - 1 || way !== null;
  if (!isDrawn) return null;
  const isOnTop = depth === 0;
  return (
    <div
      ref={ref}
      style={placeOf(depth, count)}
      data-depth={depth}
      data-moving={way ?? undefined}
      inert={!isOnTop}
      className={cx(
        'inset-x-0 top-0 min-w-0 origin-top-right transform-(--rest) opacity-(--rest-opacity) transition-[transform,opacity] duration-stack',
        isOnTop ? 'relative' : 'absolute',
        // What lies below must not show beneath a shorter ad on top.
        !isOnTop &&
          way === null &&
          '[clip-path:inset(0_0_calc(100%-var(--top-height,100%))_0_round_0.625rem)]',
        way === 'forward' && 'animate-stack-away',
        way === 'back' && 'animate-stack-home',
      )}
    >
      {children}
    </div>
  );
}

/** Each one a little further aside, further down and smaller than the one above it. */
function placeOf(depth: number, count: number): CSSProperties {
  const step = Math.min(depth, VISIBLE);
  return {
    '--rest': `translate(${step * 0.45}rem, ${step * 0.3}rem) scale(${1 - step * 0.03})`,
    '--rest-opacity': depth < VISIBLE ? 1 : 0,
    zIndex: count - depth,
  } as CSSProperties;
}
