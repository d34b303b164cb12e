import { fill, type MediaPurpose, mediaTypeLabels, misfit, sayFinding } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { Check, Image, Maximize2, Play, Shapes } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../../ui/lib/cx.ts';
import { useStill } from '../api/get-video.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { boxOf, type GridLayout } from '../model/grid-layout.ts';
import { durationText } from '../model/measures.ts';
import { Thumbnail } from './thumbnail.tsx';

const icons = { image: Image, logo: Shapes, video: Play };

interface MediaTileProps {
  media: LibraryMedia;
  place: number;
  layout: GridLayout;
  purpose: MediaPurpose;
  isSelected: boolean;
  /** It is the item in the panel beside the grid. */
  isOpen: boolean;
  /** The tile that Tab leads to. */
  isCurrent: boolean;
}

/** Why an item can not be picked, as a sentence. */
function reasonAgainst(purpose: MediaPurpose, media: LibraryMedia): string | undefined {
  const found = misfit(purpose, media);
  return found && sayFinding(found);
}

/**
 * Plain elements, because they are made while a person scrolls; the grid listens for them. What
 * appears under the pointer is hidden without opacity and does not fade: either would make layers,
 * in every tile or in each one that passes below the pointer.
 */
export const MediaTile = memo(function MediaTile(props: MediaTileProps) {
  const { media, place, layout, purpose, isSelected, isOpen, isCurrent } = props;
  const name = `${media.title}, ${mediaTypeLabels[media.type]}`;
  const reason = reasonAgainst(purpose, media);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a table can not be a tile
    <div
      role="row"
      data-key={media.id}
      data-selected={isSelected || undefined}
      tabIndex={tabIndex}
      aria-label={reason ? `${name}. ${reason}` : name}
      aria-rowindex={place + 1}
      aria-selected={reason ? undefined : isSelected}
      style={boxOf(place, layout)}
      className="group absolute cursor-pointer rounded-card outline-none contain-layout contain-size contain-style select-none"
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus goes from tile to tile */}
      {/* biome-ignore lint/a11y/useSemanticElements: its row is none of a table either */}
      <div role="gridcell" aria-colindex={1} className="flex size-full flex-col">
        <div
          className={cx(
            'relative aspect-square w-full shrink-0 rounded-card border bg-surface-2',
            'group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus',
            'group-data-selected:border-primary group-data-selected:ring-2 group-data-selected:ring-primary forced-colors:group-data-selected:outline-2',
            isOpen
              ? 'border-control ring-2 ring-control'
              : 'border-line group-hover:border-control',
          )}
        >
          {media.thumbnailUrl === null ? <AskForStills video={media} /> : null}
          <Thumbnail media={media} isFaint={reason !== undefined} />
          <KindBadge media={media} />
          {reason ? <Reason>{reason}</Reason> : <Mark isSelected={isSelected} />}
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={fill(libraryTexts.detailsOfTitle, { title: media.title })}
            className="absolute top-1.5 right-1.5 size-8 cursor-pointer rounded-control text-text-2 hover:text-text"
          >
            <span className="invisible grid size-full place-items-center rounded-control border border-line bg-surface shadow-low in-[button:focus-visible]:visible group-hover:visible group-focus-visible:visible pointer-coarse:visible">
              <Maximize2 aria-hidden="true" className="size-4" />
            </span>
          </button>
        </div>
        <span
          dir="auto"
          className={cx('mt-1.5 truncate px-0.5 text-sm font-medium', reason && 'text-text-2')}
          title={media.title}
        >
          {media.title}
        </span>
        <span className="tabular px-0.5 text-xs whitespace-nowrap text-text-2">
          {media.width} × {media.height}
        </span>
      </div>
    </div>
  );
});

/** Only while they are missing: a question beside every tile would make scrolling heavy. */
function AskForStills({ video }: { video: LibraryMedia }) {
  useStill(video.id);
  return null;
}

/** Empty under the pointer, ticked when selected; the row itself says so to a screen reader. */
function Mark({ isSelected }: { isSelected: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="invisible absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full border-2 border-white bg-black/40 shadow-low group-focus-visible:visible group-hover:visible group-data-selected:visible group-data-selected:border-surface group-data-selected:bg-primary group-data-selected:text-on-primary pointer-coarse:visible"
    >
      {isSelected ? <Check className="size-4 stroke-[2.5]" /> : null}
    </span>
  );
}

/** Written over the tile for anyone who points at it, walks or taps there. */
function Reason({ children }: { children: string }) {
  return (
    <span className="invisible absolute inset-0 flex items-end rounded-card bg-tooltip p-2 text-xs font-medium text-on-tooltip group-focus:visible group-hover:visible">
      {children}
    </span>
  );
}

function KindBadge({ media: { type, duration } }: { media: LibraryMedia }) {
  const Icon = icons[type];
  return (
    <span className="absolute right-1.5 bottom-1.5 flex h-5 items-center gap-1 rounded-xs bg-black/70 px-1.5 text-xs font-medium text-white">
      <Icon aria-hidden="true" className="size-3" />
      {duration === null ? null : <span className="tabular">{durationText(duration)}</span>}
    </span>
  );
}
