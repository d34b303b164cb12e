import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { nearestPlace, type Point, shifts } from './order.ts';

/** A mouse that moves less has clicked. */
const SLACK = 6;
/** A finger that rests so long means to drag; one that moves before scrolls. */
const HOLD_MS = 250;

interface Drag {
  from: number;
  to: number;
  /** How far the item has been carried. */
  by: Point;
  shifts: readonly Point[];
}

interface DragOrder {
  list: RefObject<HTMLElement | null>;
  /** How many of the list's first children are sorted. */
  count: number;
  canDrag: (index: number) => boolean;
  onDrop: (from: number, to: number) => void;
}

/** Carries an item of a list to another place, with a mouse, a pen or a finger. */
export function useDragOrder({ list, count, canDrag, onDrop }: DragOrder) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    const isOnControl =
      event.target instanceof Element && event.target.closest('button, a, input, textarea');
    if (event.button !== 0 || !event.isPrimary || isOnControl || !canDrag(from)) return;
    stop.current?.();
    const item = event.currentTarget;
    const { pointerId, pointerType } = event;
    const begin = { x: event.clientX, y: event.clientY };
    let places: Point[] | null = null;
    let now: Drag | null = null;

    const lift = () => {
      const items = Array.from(list.current?.children ?? []).slice(0, count);
      places = items.map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      item.setPointerCapture?.(pointerId);
      carry(begin);
    };
    const carry = ({ x, y }: Point) => {
      const own = places?.[from];
      if (!places || !own) return;
      const by = { x: x - begin.x, y: y - begin.y };
      const to = nearestPlace(places, { x: own.x + by.x, y: own.y + by.y });
      now = { from, to, by, shifts: shifts(places, from, to) };
      setDrag(now);
    };
    const hold = pointerType === 'touch' ? setTimeout(lift, HOLD_MS) : undefined;

    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      const isFar = Math.hypot(x - begin.x, y - begin.y) > SLACK;
      if (!places && isFar && pointerType === 'touch') return end();
      if (!places && isFar) lift();
      carry({ x, y });
    };
    const end = () => {
      clearTimeout(hold);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', cancel, true);
      item.removeEventListener('touchmove', keepStill);
      stop.current = null;
      setDrag(null);
    };
    const drop = () => {
      const last = now;
      end();
      if (last && last.to !== last.from) onDrop(last.from, last.to);
    };
    const cancel = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !places) return;
      // It is the drag that ends, and not the layer around it.
      key.stopPropagation();
      end();
    };
    // Once lifted, a finger must not scroll the page as well.
    const keepStill = (touch: TouchEvent) => places && touch.preventDefault();

    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', cancel, true);
    item.addEventListener('touchmove', keepStill, { passive: false });
    stop.current = end;
  };

  return { drag, start };
}
