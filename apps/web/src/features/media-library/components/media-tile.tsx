import { type MediaPurpose, mediaTypeLabels, misfit, sayFinding } from '@posthorn/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Image, Maximize2, Play, Shapes } from 'lucide-react';
import { createContext, use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { cx } from '../../../ui/lib/cx.ts';
import { useAccount } from '../../accounts/index.ts';
import { stillsQuery } from '../api/get-video.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { durationText } from '../model/measures.ts';
import { Thumbnail } from './thumbnail.tsx';

const icons = { image: Image, logo: Shapes, video: Play };

interface TileSurroundings {
  purpose: MediaPurpose;
  /** The item in the panel beside the grid. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** What concerns all tiles: handed over as a prop, a change would make the list count them anew. */
export const TileContext = createContext<TileSurroundings>({
  purpose: { for: 'browsing' },
  openId: null,
  onOpen: () => {},
});

/** Why an item can not be picked, as a sentence. */
function reasonAgainst(purpose: MediaPurpose, media: LibraryMedia): string | undefined {
  const found = misfit(purpose, media);
  return found && sayFinding(found);
}

/** The list counts every item this way; what is inside is made for those in sight only. */
export function MediaTile({ media }: { media: LibraryMedia }) {
  const { purpose } = use(TileContext);
  const name = `${media.title}, ${mediaTypeLabels[media.type].one}`;
  const reason = reasonAgainst(purpose, media);
  return (
    <GridListItem
      id={media.id}
      textValue={reason ? `${name}. ${reason}` : name}
      className="group relative flex size-full cursor-pointer flex-col rounded-card outline-none select-none"
    >
      <TileContent media={media} reason={reason} />
    </GridListItem>
  );
}

function TileContent({ media, reason }: { media: LibraryMedia; reason: string | undefined }) {
  const { openId, onOpen } = use(TileContext);
  return (
    <>
      <div
        className={cx(
          'relative aspect-square w-full overflow-hidden rounded-card border bg-surface-2 transition-shadow',
          'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus',
          'group-data-selected:border-primary group-data-selected:ring-2 group-data-selected:ring-primary forced-colors:group-data-selected:outline-2',
          openId === media.id
            ? 'border-control ring-2 ring-control'
            : 'border-line group-hover:border-control',
        )}
      >
        <div className={cx('size-full', reason && 'opacity-35 grayscale')}>
          {media.thumbnailUrl === null ? <AskForStills video={media} /> : null}
          <Thumbnail media={media} />
        </div>
        <KindBadge media={media} />
        {reason ? <Reason>{reason}</Reason> : <Mark />}
        <AriaButton
          aria-label={`Details of ${media.title}`}
          onPress={() => onOpen(media.id)}
          className="absolute top-1.5 right-1.5 grid size-8 cursor-pointer place-items-center rounded-control border border-line bg-surface text-text-2 opacity-0 shadow-low transition-opacity group-data-focus-visible:opacity-100 group-hover:opacity-100 data-focus-visible:opacity-100 data-hovered:text-text pointer-coarse:opacity-100"
        >
          <Maximize2 aria-hidden="true" className="size-4" />
        </AriaButton>
      </div>
      <span
        dir="auto"
        className={cx('mt-1.5 truncate px-0.5 text-sm font-medium', reason && 'text-text-2')}
        title={media.title}
      >
        {media.title}
      </span>
      <span className="tabular truncate px-0.5 text-xs text-text-2">
        {media.width} × {media.height}
      </span>
    </>
  );
}

/** Only while they are missing: a question beside every tile would make scrolling heavy. */
function AskForStills({ video }: { video: LibraryMedia }) {
  const { id: accountId } = useAccount();
  useQuery(stillsQuery(useQueryClient(), accountId, video));
  return null;
}

/** Empty under the pointer, ticked when selected; the row itself says so to a screen reader. */
function Mark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full border-2 border-white bg-black/40 opacity-0 shadow-low transition-opacity group-data-focus-visible:opacity-100 group-hover:opacity-100 group-data-selected:border-surface group-data-selected:bg-primary group-data-selected:text-on-primary group-data-selected:opacity-100 pointer-coarse:opacity-100"
    >
      {/* Forced colours would paint what is only transparent. */}
      <Check className="invisible size-4 stroke-[2.5] group-data-selected:visible" />
    </span>
  );
}

/** Written over the tile for whoever points at it, walks or taps there. */
function Reason({ children }: { children: string }) {
  return (
    <span className="absolute inset-0 flex items-end bg-tooltip p-2 text-xs font-medium text-on-tooltip opacity-0 transition-opacity group-data-focus-visible:opacity-100 group-data-focused:opacity-100 group-hover:opacity-100">
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
