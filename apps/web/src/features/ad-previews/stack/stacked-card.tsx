import type { CSSProperties, ReactNode, Ref } from 'react';
import { cx } from '../../../ui/index.ts';

/** So many can be made out in a stack; drawing the ones below only costs time. */
const VISIBLE = 3;
/** How far each looks out beside the one above it, in rem. */
const STEP = 0.75;

/** What those below need beside the one on top, in rem. */
export const roomBeside = (count: number): number => (Math.min(count, VISIBLE) - 1) * STEP;

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
  const isSheet = !isOnTop && way === null;
  return (
    <div
      ref={ref}
      style={placeOf(depth, count)}
      data-depth={depth}
      data-moving={way ?? undefined}
      inert={!isOnTop}
      className={cx(
        'inset-x-0 top-0 min-w-0 origin-right rounded-card transform-(--rest) opacity-(--rest-opacity) transition-[transform,opacity] duration-stack',
        isOnTop ? 'relative' : 'absolute',
        isOnTop && count > 1 && 'shadow-menu',
        // A strip of an ad says nothing: it is a sheet of paper until it lies on top, as tall as that one.
        isSheet && 'h-[var(--top-height,auto)] overflow-hidden border shadow-low *:invisible',
        isSheet && (depth === 1 ? 'border-control/50 bg-surface' : 'border-gray-line bg-surface-2'),
        way === 'forward' && 'animate-stack-away',
        way === 'back' && 'animate-stack-home',
      )}
    >
      {children}
    </div>
  );
}

/** Each one a little further aside and smaller than the one above it. */
function placeOf(depth: number, count: number): CSSProperties {
  const step = Math.min(depth, VISIBLE);
  return {
    '--rest': `translateX(${step * STEP}rem) scale(${1 - step * 0.03})`,
    '--rest-opacity': depth < VISIBLE ? 1 : 0,
    zIndex: count - depth,
  } as CSSProperties;
}
