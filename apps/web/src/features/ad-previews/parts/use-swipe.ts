import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** A mouse that moved less than this has clicked. */
const CLICK = 6;

/**
 * A row of cards that snap into place. Fingers scroll it by themselves; a mouse drags it, keys and
 * buttons step through it. Which card is in front follows from where the row stands.
 */
export function useSwipe(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  /** Where a step leads. Until it arrives, the cards it passes are not in front. */
  const aim = useRef<number | null>(null);
  const drag = useRef<{ x: number; left: number; from: number; isMoving: boolean } | null>(null);
  const front = Math.min(seen, Math.max(0, count - 1));

  const goTo = (n: number) => {
    const next = Math.max(0, Math.min(count - 1, n));
    const card = row.current?.children[next];
    aim.current = next;
    setSeen(next);
    if (card instanceof HTMLElement) scrollTo(row.current, card.offsetLeft - firstLeft());
  };

  const firstLeft = () => {
    const first = row.current?.children[0];
    return first instanceof HTMLElement ? first.offsetLeft : 0;
  };

  const onScroll = () => {
    const here = row.current;
    if (!here || drag.current) return;
    const nearest = nearestCard(here);
    if (aim.current === null) setSeen(nearest);
    else if (aim.current === nearest || isAtEnd(here)) aim.current = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: front - 1, ArrowRight: front + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (next === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    goTo(next);
  };

  const onPointerDown = ({ pointerType, button, clientX }: PointerEvent) => {
    // A hand on the row: from now on it decides.
    aim.current = null;
    if (pointerType !== 'mouse' || button !== 0 || !row.current) return;
    drag.current = { x: clientX, left: row.current.scrollLeft, from: front, isMoving: false };
  };

  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent) => {
    const { current: held } = drag;
    if (!held || !row.current) return;
    const moved = held.x - clientX;
    if (!held.isMoving && Math.abs(moved) < CLICK) return;
    if (!held.isMoving) {
      held.isMoving = true;
      currentTarget.setPointerCapture(pointerId);
      row.current.style.scrollSnapType = 'none';
    }
    row.current.scrollLeft = held.left + moved;
  };

  const onPointerEnd = ({ clientX }: PointerEvent) => {
    const { current: held } = drag;
    drag.current = null;
    if (!held?.isMoving || !row.current) return;
    row.current.style.scrollSnapType = '';
    goTo(held.from + Math.sign(held.x - clientX));
  };

  return {
    front,
    goTo,
    row: {
      ref: row,
      onScroll,
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onWheel: () => {
        aim.current = null;
      },
    },
  };
}

/** Smooth or at once is the stylesheet's to say: it knows who wants no motion. */
function scrollTo(row: HTMLElement | null, left: number) {
  row?.scrollTo?.({ left });
}

/** The last cards may not reach the left edge; at the end of the way it is the last one. */
function nearestCard(row: HTMLElement): number {
  const lefts = [...row.children].map((card) => (card as HTMLElement).offsetLeft);
  if (isAtEnd(row) && row.scrollLeft > 0) return lefts.length - 1;
  const from = row.scrollLeft + (lefts[0] ?? 0);
  const distances = lefts.map((left) => Math.abs(left - from));
  return distances.indexOf(Math.min(...distances));
}

const isAtEnd = (row: HTMLElement): boolean =>
  row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
