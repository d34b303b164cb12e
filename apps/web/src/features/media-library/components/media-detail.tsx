import { fill, type MediaPurpose, misfit, sayFinding } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { ChevronLeft, ChevronRight, Download, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useCan } from '../../accounts/index.ts';
import { useStill } from '../api/get-video.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { draftOf, type MediaDraft } from '../model/media-draft.ts';
import { FocalPointField } from './focal-point-field.tsx';
import { MediaFacts } from './media-facts.tsx';
import { MediaUses } from './media-uses.tsx';
import { Preview } from './preview.tsx';
import { WordsForm } from './words-form.tsx';

interface MediaDetailProps {
  media: LibraryMedia;
  purpose: MediaPurpose;
  /** "3 of 12"; undefined for an item that the grid does not show. */
  place: string | undefined;
  draft: MediaDraft | undefined;
  onDraft: (draft: MediaDraft | undefined) => void;
  /** Undefined at either end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onDelete: () => void;
  onClose: () => void;
}

/** Here the arrow keys have work of their own. */
const ownArrows = 'input, textarea, video, select, [contenteditable]';

export function MediaDetail({ media, purpose, place, draft, onDraft, ...on }: MediaDetailProps) {
  const panel = useRef<HTMLElement>(null);
  useStill(media.id, media.type === 'video' && media.thumbnailUrl === null);
  const found = misfit(purpose, media);
  const mayEdit = useCan('media.edit');

  const takeFocus = () => panel.current?.focus({ preventScroll: true });
  useEffect(takeFocus, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isModified || (event.target as Element).matches(ownArrows)) return;
    const move = { ArrowLeft: on.onPrevious, ArrowRight: on.onNext }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={fill(libraryTexts.detailsOfTitle, { title: media.title })}
      onKeyDown={onKeyDown}
      className="absolute inset-0 z-30 flex flex-col bg-surface outline-none sm:static sm:w-[360px] sm:shrink-0 sm:border-l sm:border-line"
    >
      <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line px-3">
        <IconButton
          icon={<ChevronLeft />}
          label={libraryTexts.previousItem}
          size="sm"
          isDisabled={!on.onPrevious}
          onPress={on.onPrevious}
        />
        <IconButton
          icon={<ChevronRight />}
          label={libraryTexts.nextItem}
          size="sm"
          isDisabled={!on.onNext}
          onPress={on.onNext}
        />
        <span role="status" className="tabular ml-1 flex-1 text-sm text-text-2">
          {place}
        </span>
        <IconButton icon={<X />} label={libraryTexts.closeDetails} size="sm" onPress={on.onClose} />
      </header>
      <div
        key={media.id}
        className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain p-4"
      >
        <Preview media={media} />
        {mayEdit && media.type === 'image' ? (
          <FocalPointField
            media={media}
            value={(draft ?? media).focalPoint}
            onChange={(focalPoint) => onDraft({ ...(draft ?? draftOf(media)), focalPoint })}
          />
        ) : null}
        {found ? <Alert kind="warning">{sayFinding(found)}</Alert> : null}
        {/* Saved, its button can not keep the focus any longer. */}
        <WordsForm media={media} draft={draft} onDraft={onDraft} onSaved={takeFocus} />
        <MediaFacts media={media} />
        <div className="text-sm text-text-2">
          <MediaUses ids={[media.id]} heading={libraryTexts.shownIn} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <Link variant="quiet" href={media.masterUrl} isExternal>
            {libraryTexts.openFullSize}
          </Link>
          <a
            href={media.masterUrl}
            download={media.fileName}
            className="inline-flex items-center gap-1.5 rounded-xs py-0.5 font-medium text-primary underline-offset-3 hover:text-primary-hover hover:underline"
          >
            <Download aria-hidden="true" className="size-4" />
            {libraryTexts.download}
          </a>
          {mayEdit ? (
            <Button
              variant="danger-quiet"
              size="sm"
              icon={<Trash2 />}
              onPress={on.onDelete}
              className="ml-auto"
            >
              {commonTexts.delete}
            </Button>
          ) : null}
        </div>
      </div>
    </aside>
  );
}
