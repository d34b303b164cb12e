import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import { type Crop, clampZoom, dragged, type Point } from './crop-geometry.ts';

interface Fingers {
  middle: Point;
  /** How far they are apart; 1 for a single one, which can not pinch. */
  spread: number;
}

interface Start extends Fingers {
  crop: Crop;
  frame: DOMRect;
}

/**
 * Drag with mouse or finger, pinch with two, turn the wheel. A move is always counted from where it
 * began: rounding does not add up, and a finger beyond the edge finds its point again on the way back.
 */
export function useCropGestures(
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  crop: Crop,
) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Start | null>(null);
  const latest = useLatest(crop);

  const begin = () => {
    const box = frame.current?.getBoundingClientRect();
    const held = read(fingers.current);
    start.current = box && held ? { ...held, crop: latest.current, frame: box } : null;
  };

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      event.preventDefault();
      const { view, maxZoom } = latest.current;
      const zoom = clampZoom(view.zoom * wheelFactor(event), maxZoom);
      const here = { x: event.clientX, y: event.clientY };
      if (zoom === view.zoom) return;
      latest.current.onView(follow(latest.current, box, here, here, zoom));
    };
    // React listens passively, and the dialog would scroll as well.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, frame, latest]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = read(fingers.current);
    if (!now || !start.current) return;
    const { crop: before, frame: box, middle, spread } = start.current;
    const zoom = clampZoom((before.view.zoom * now.spread) / spread, before.maxZoom);
    before.onView(follow(before, box, middle, now.middle, zoom));
  };

  const onPointerEnd = (event: PointerEvent) => {
    if (fingers.current.delete(event.pointerId)) begin();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}

function follow(crop: Crop, frame: DOMRect, from: Point, to: Point, zoom: number) {
  const fromMiddle = ({ x, y }: Point): Point => ({
    x: x - frame.left - frame.width / 2,
    y: y - frame.top - frame.height / 2,
  });
  const scale = frame.width / crop.area.width;
  return dragged(crop, { scale, from: fromMiddle(from), to: fromMiddle(to), zoom });
}

function read(fingers: Map<number, Point>): Fingers | null {
  const [one, other] = fingers.values();
  if (!one) return null;
  if (!other) return { middle: one, spread: 1 };
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    spread: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
  };
}

/** A trackpad pinch comes as a wheel with Ctrl and small numbers; some wheels count lines. */
function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 16 : deltaY;
  return Math.exp(-pixels * (ctrlKey ? 0.01 : 0.0015));
}
