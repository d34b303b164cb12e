import { type MediaPurpose, misfit } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useRef,
} from 'react';
import { useRowWindow } from '../../../lib/page/use-row-window.ts';
import { cx } from '../../../ui/lib/cx.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { placeAfter } from '../model/grid-keys.ts';
import { placeByTitle, useTypeAhead } from '../model/type-ahead.ts';
import { useGridLayout } from '../model/use-grid-layout.ts';
import { type GridHandle, useGridPlace } from '../model/use-grid-place.ts';
import type { Selecting } from '../model/use-selection.ts';
import { MediaTile } from './media-tile.tsx';

interface MediaGridProps {
  shown: readonly LibraryMedia[];
  purpose: MediaPurpose;
  selected: ReadonlySet<string>;
  selecting: Selecting;
  openId: string | null;
  onOpen: (id: string) => void;
  /** A person moved to another tile. */
  onReach: (id: string) => void;
  /** The uploads lie above its end. */
  isUnderUploads: boolean;
  handle: RefObject<GridHandle | null>;
}

const keyOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : undefined;
const isButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Only the tiles in sight exist, and the one a person is at. A click or Space selects, Enter or a
 * double click opens. It listens for all its tiles: they come and go by the dozen while a person
 * scrolls, and those that stay must not notice.
 */
export const MediaGrid = memo(function MediaGrid(props: MediaGridProps) {
  const { shown, purpose, selected, selecting, openId, onOpen, onReach, isUnderUploads, handle } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(stage);
  const count = Math.ceil(shown.length / layout.columns);
  const rows = useRowWindow(stage, { count, size: layout.row, scroller, whole: 0 });
  const { current, reach, focusPlace, hasFocus } = useGridPlace({
    shown,
    layout,
    scroller,
    handle,
  });
  const typedText = useTypeAhead();

  const select = (media: LibraryMedia | undefined, isStretch: boolean) => {
    if (!media) return;
    if (isStretch) selecting.extendTo(media.id);
    else if (!misfit(purpose, media)) selecting.toggle(media.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || (isButton(event.target) && (key === 'Enter' || key === ' '))) return;
    const text = typedText(event);
    const found =
      text &&
      placeByTitle(
        shown.map(({ title }) => title),
        text,
        current,
      );
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / layout.row));
    const next = placeAfter(key, current, { count: shown.length, columns: layout.columns, page });
    const media = shown[current];
    if (text !== undefined) {
      if (typeof found === 'number' && found >= 0) focusPlace(found);
    } else if (next !== undefined) {
      focusPlace(next);
      if (shiftKey) select(shown[next], true);
    } else if (key === 'Enter' && media) onOpen(media.id);
    else if (key === ' ') select(media, shiftKey);
    else if (key === 'a' && isCommand) selecting.selectAll();
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    const id = keyOf(event.target);
    if (!id) return;
    if (isButton(event.target)) onOpen(id);
    else
      select(
        shown.find((media) => media.id === id),
        event.shiftKey,
      );
  };

  const onDoubleClick = (event: MouseEvent) => {
    const id = keyOf(event.target);
    if (id && !isButton(event.target)) onOpen(id);
  };

  const onFocus = (event: FocusEvent) => {
    hasFocus.current = true;
    const id = keyOf(event.target);
    if (!id) return;
    reach(id);
    onReach(id);
  };

  const tileAt = (place: number) => {
    const media = shown[place];
    return media ? (
      <MediaTile
        key={media.id}
        media={media}
        place={place}
        layout={layout}
        purpose={purpose}
        isSelected={selected.has(media.id)}
        isOpen={media.id === openId}
        isCurrent={place === current}
      />
    ) : null;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can not lay its rows beside each other
    <div
      ref={scroller}
      role="grid"
      aria-label={libraryTexts.media}
      aria-multiselectable="true"
      aria-rowcount={shown.length}
      aria-colcount={1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onFocus={onFocus}
      onBlur={() => {
        hasFocus.current = false;
      }}
      className={cx(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 outline-none [scrollbar-gutter:stable] md:px-6',
        isUnderUploads && 'sm:scroll-pb-84 sm:pb-88',
      )}
    >
      <div ref={stage} style={{ height: count * layout.row }} className="relative">
        {placesDrawn(rows.first * layout.columns, rows.end * layout.columns, current).map(tileAt)}
      </div>
    </div>
  );
});

/** From first to end, and one more that may lie elsewhere. */
function placesDrawn(first: number, end: number, more: number): number[] {
  const near = Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);
  if (more < first) return [more, ...near];
  return more >= end ? [...near, more] : near;
}
