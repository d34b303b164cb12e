import { type MediaPurpose, misfit } from '@posthorn/domain';
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useMemo } from 'react';
import { GridList, type Selection } from 'react-aria-components/GridList';
import { type GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import type { LibraryMedia } from '../api/list-media.ts';
import { MediaTile, TileContext } from './media-tile.tsx';

const CAPTION_PX = 44;
const SMALLEST_PX = 160;
const LARGEST_PX = 220;
/** Squares with two lines of text below them, as many beside each other as there is room for. */
const layoutOptions = {
  minItemSize: new Size(SMALLEST_PX, SMALLEST_PX + CAPTION_PX),
  maxItemSize: new Size(LARGEST_PX, LARGEST_PX + CAPTION_PX),
  minSpace: new Size(16, 16),
  preserveAspectRatio: true,
};

interface MediaGridProps {
  shown: readonly LibraryMedia[];
  purpose: MediaPurpose;
  selected: Selection;
  onSelect: (selected: Selection) => void;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Somebody moved to another tile. */
  onReach: (id: string) => void;
  gridRef: RefObject<HTMLDivElement | null>;
  /** Where each item is. */
  layout: GridLayout<object>;
}

const keyOf = (target: EventTarget) =>
  target instanceof Element && target.role === 'row' ? target.getAttribute('data-key') : null;
const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('[role=row]') : null;

/**
 * Only the tiles in sight exist. A click or Space selects, Enter or a double click opens. It stands
 * still while somebody types or uploads beside it: thousands of items are a lot to look through.
 */
export const MediaGrid = memo(function MediaGrid({
  shown,
  purpose,
  selected,
  onSelect,
  openId,
  onOpen,
  onReach,
  gridRef,
  layout,
}: MediaGridProps) {
  const misfits = useMemo(
    () => shown.filter((media) => misfit(purpose, media)).map(({ id }) => id),
    [shown, purpose],
  );
  const surroundings = useMemo(() => ({ purpose, openId, onOpen }), [purpose, openId, onOpen]);
  // The list would select with Enter as well; here it is the way in.
  const openWithEnter = (event: KeyboardEvent) => {
    const id = event.key === 'Enter' ? keyOf(event.target) : null;
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(id);
  };
  const openWithDoubleClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    const id = row && keyOf(row);
    if (id && !(event.target as Element).closest('button')) onOpen(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the tiles inside
    <div
      className="min-h-0 flex-1"
      onKeyDownCapture={openWithEnter}
      onDoubleClick={openWithDoubleClick}
      onFocus={(event) => {
        const id = keyOf(event.target);
        if (id) onReach(id);
      }}
    >
      <TileContext value={surroundings}>
        <Virtualizer layout={layout} layoutOptions={layoutOptions}>
          <GridList
            ref={gridRef}
            aria-label="Media"
            layout="grid"
            items={shown}
            selectionMode="multiple"
            selectionBehavior="toggle"
            selectedKeys={selected}
            onSelectionChange={onSelect}
            disabledKeys={misfits}
            disabledBehavior="selection"
            escapeKeyBehavior="none"
            className="size-full overflow-y-auto overscroll-contain outline-none"
          >
            {(media) => <MediaTile media={media} />}
          </GridList>
        </Virtualizer>
      </TileContext>
    </div>
  );
});
