import { useRef, useState } from 'react';
import { GridLayout } from 'react-aria-components/Virtualizer';

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
/** So much is seen above or below what was looked for. */
const ROOM_PX = 16;

/** Finds items in the grid, also those that are far away and have no tile yet. */
export function useGridPlace() {
  const gridRef = useRef<HTMLDivElement>(null);
  const [layout] = useState(() => new GridLayout<object>());

  const reveal = (id: string) => {
    const grid = gridRef.current;
    const place = layout.getLayoutInfo(id)?.rect;
    if (!grid || !place) return;
    const bottom = grid.scrollTop + grid.clientHeight;
    if (place.y < grid.scrollTop) grid.scrollTop = place.y - ROOM_PX;
    else if (place.maxY > bottom) grid.scrollTop = place.maxY + ROOM_PX - grid.clientHeight;
  };

  const focusItem = async (id: string) => {
    // The grid takes the room that others leave, and only then knows where its items are.
    await nextFrame();
    await nextFrame();
    reveal(id);
    await nextFrame();
    const grid = gridRef.current;
    const tile = grid?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
    (tile ?? grid)?.focus();
  };

  return { gridRef, layout, reveal, focusItem };
}
