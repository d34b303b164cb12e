import {
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { boxOf, type GridLayout, rowOf } from './grid-layout.ts';

/** So much is seen above or below what was looked for: what lies around the tiles. */
const ROOM_PX = 16;

/** How others lead a person through the grid, also to items that have no tile yet. */
export interface GridHandle {
  reveal: (id: string) => void;
  /** Without an id where a person was last. */
  focus: (id?: string) => void;
}

interface Grid {
  shown: readonly { id: string }[];
  layout: GridLayout;
  scroller: RefObject<HTMLElement | null>;
  handle: RefObject<GridHandle | null>;
}

/** The one item of the grid that holds the focus, or will when a person comes back. */
export function useGridPlace({ shown, layout, scroller, handle }: Grid) {
  const [reached, setReached] = useState({ id: '', place: 0 });
  const hasFocus = useRef(false);
  const places = useMemo(() => new Map(shown.map(({ id }, place) => [id, place])), [shown]);
  // Where one is gone, the next one takes its place.
  const current = places.get(reached.id) ?? Math.min(reached.place, shown.length - 1);

  const reveal = (place: number) => {
    const frame = scroller.current;
    if (!frame) return;
    const { top, height } = boxOf(place, layout);
    // What lies above the grid, like the uploads, takes some of its room.
    const covered = Number.parseFloat(getComputedStyle(frame).scrollPaddingBottom) || 0;
    const lowest = top + height + 2 * ROOM_PX + covered - frame.clientHeight;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (lowest > frame.scrollTop) frame.scrollTop = Math.min(lowest, top);
  };

  const focusTile = (place: number) => {
    reveal(place);
    const tile = scroller.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    tile?.focus({ preventScroll: true });
  };

  const focusPlace = (place: number) => {
    const id = shown[place]?.id;
    if (id === undefined) return;
    // The item a person is at always has a tile, so it can take the focus at once.
    flushSync(() => setReached({ id, place }));
    focusTile(place);
  };

  useImperativeHandle(handle, () => ({
    reveal(id) {
      const place = places.get(id);
      if (place !== undefined) reveal(place);
    },
    focus: (id = '') => focusPlace(places.get(id) ?? current),
  }));

  const before = useRef(layout);
  useLayoutEffect(() => {
    // The tile a person was at may have gone while they were there.
    if (hasFocus.current && document.activeElement === document.body) focusTile(current);
    const frame = scroller.current;
    const old = before.current;
    before.current = layout;
    if (!frame || old === layout) return;
    // Other columns, other rows: what was at the top stays there, and the focused tile stays in sight.
    const top = Math.floor(frame.scrollTop / old.row);
    frame.scrollTop = rowOf(top * old.columns, layout) * layout.row + (frame.scrollTop % old.row);
    if (hasFocus.current) reveal(current);
  });

  return {
    current,
    hasFocus,
    focusPlace,
    reach: (id: string) => setReached({ id, place: places.get(id) ?? 0 }),
  };
}
