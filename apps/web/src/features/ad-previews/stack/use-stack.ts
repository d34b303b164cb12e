import { useEffect, useState } from 'react';
import { useMedia } from '../../../ui/lib/use-media.ts';

/** As long as `--transition-duration-stack`. */
const STACK_MOTION = 700;

type Way = 'forward' | 'back';

interface Move {
  /** The card that travels: to the end of the stack, or from there to the front. */
  id: string;
  way: Way;
}

interface Front {
  frontId?: string;
  onFrontChange?: (id: string) => void;
}

/** Which card of a stack lies on top, and which one is on its way. */
export function useStack(ids: readonly string[], { frontId, onFrontChange }: Front) {
  const [ownFront, setOwnFront] = useState(ids[0]);
  const [move, setMove] = useState<Move | null>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  // A card that is gone leaves the first one on top.
  const front = Math.max(0, ids.indexOf(frontId ?? ownFront ?? ''));

  useEffect(() => {
    if (!move) return;
    const timer = setTimeout(() => setMove(null), STACK_MOTION);
    return () => clearTimeout(timer);
  }, [move]);

  const go = (way: Way) => {
    const from = ids[front];
    const to = ids[(front + (way === 'forward' ? 1 : -1) + ids.length) % ids.length];
    if (from === undefined || to === undefined || from === to) return;
    const id = way === 'forward' ? from : to;
    if (!isStill) setMove({ id, way });
    setOwnFront(to);
    onFrontChange?.(to);
  };

  return { front, move, go };
}
