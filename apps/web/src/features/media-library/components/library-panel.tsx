import { fill, sayFinding } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayerTitle } from '../../../lib/page/document-title.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { useAccount, useCan } from '../../accounts/index.ts';
import { deleteMedia } from '../api/delete-media.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { dropMedia } from '../model/media-cache.ts';
import { newUploads, type StillType, stillTypeFor } from '../model/new-uploads.ts';
import { settlePick, usePurpose } from '../model/pick-request.ts';
import { useUploads } from '../model/uploads.ts';
import { useDrafts } from '../model/use-drafts.ts';
import { useFileDrop } from '../model/use-file-drop.ts';
import type { GridHandle } from '../model/use-grid-place.ts';
import { useLibrary } from '../model/use-library.ts';
import { useOpenMedia } from '../model/use-open-media.ts';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import { DropTarget } from './drop-target.tsx';
import { FilterBar } from './filter-bar.tsx';
import { GridArea } from './grid-area.tsx';
import { LibraryHeader } from './library-header.tsx';
import { MediaDetail } from './media-detail.tsx';
import { MediaGrid } from './media-grid.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UploadAs, UploadButton } from './upload-control.tsx';
import { UploadTray } from './upload-tray.tsx';

export function LibraryPanel({ onClose }: { onClose: () => void }) {
  const wanted = usePurpose();
  // It stays what it was opened for, also while it fades after the choice.
  const [purpose] = useState(wanted);
  const { id: accountId } = useAccount();
  const mayEdit = useCan('media.edit');
  const library = useLibrary(purpose);
  const { engine, uploads, latest, state } = useUploads();
  const [chosenStill, setChosenStill] = useState<StillType>('image');
  const { drafts, setDraft } = useDrafts();
  const [doomed, setDoomed] = useState<readonly LibraryMedia[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ id }: LibraryMedia) => deleteMedia(accountId, [id]),
    onSuccess: (gone) => dropMedia(queryClient, accountId, gone),
  });
  const isNarrow = !useMedia('(min-width: 40rem)');
  useLayerTitle(libraryTexts.mediaLibrary);

  // Not before the dialog or the details above it have gone.
  const focusGrid = () =>
    requestAnimationFrame(() => {
      const place = grid.current ?? root.current?.closest<HTMLElement>('[role=dialog]');
      place?.focus();
    });
  const { openId, open, setOpenId, showInstead } = useOpenMedia(library.query.data, ({ title }) => {
    notify.warning(fill(libraryTexts.otherPersonDeletedTitle, { title }));
    focusGrid();
  });

  const stillType = stillTypeFor(purpose) ?? chosenStill;
  const take = (files: File[]) => {
    if (!mayEdit) return;
    const isForAd = purpose.for !== 'browsing';
    const meant = { stillType, accountId, isForAd };
    const { uploads: added, refusal, notice } = newUploads(files, meant);
    const told = refusal ?? notice;
    if (told) notify.error(sayFinding(told));
    if (!refusal) engine.add(added);
  };
  const isOver = useFileDrop(root, take) && mayEdit;

  const { shown, selected, selectedMedia } = library;
  const shownIds = new Set(shown.map(({ id }) => id));
  // On a phone the details take the whole screen.
  const isCovered = isNarrow && open !== undefined;
  const place = shown.findIndex(({ id }) => id === openId);
  const moveTo = (index: number) => {
    const next = place < 0 ? undefined : shown[index];
    if (!next) return undefined;
    return () => {
      setOpenId(next.id);
      grid.current?.reveal(next.id);
    };
  };
  const closeDetail = () => {
    // On a phone nothing else can take the focus before the details are gone.
    flushSync(() => setOpenId(null));
    if (openId !== null) grid.current?.focus(openId);
  };
  // The details lie above the grid, so they go first, wherever the keys are; then what is selected.
  const closeTopMost = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (openId === null && selected.size === 0)) return;
    event.stopPropagation();
    if (openId !== null) return closeDetail();
    library.deselect(selected);
    focusGrid();
  };
  const askToDelete = (media: readonly LibraryMedia[]) => {
    setDoomed(media);
    setDeleting(true);
  };
  const uploadButton = <UploadButton state={state} isLogo={stillType === 'logo'} onFiles={take} />;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its parts leave over
    <div ref={root} onKeyDown={closeTopMost} className="relative flex size-full min-h-0 flex-col">
      <div className="contents" inert={isCovered}>
        <LibraryHeader purpose={purpose} onClose={onClose}>
          {mayEdit && purpose.for === 'browsing' ? (
            <UploadAs value={chosenStill} onChange={setChosenStill} />
          ) : null}
          {uploadButton}
        </LibraryHeader>
        <FilterBar purpose={purpose} view={library.view} onChange={library.setView} />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="relative flex min-w-0 flex-1 flex-col" inert={isCovered}>
          <GridArea library={library} purpose={purpose} uploadButton={uploadButton}>
            <MediaGrid
              shown={shown}
              purpose={purpose}
              selected={selected}
              selecting={library.selecting}
              openId={openId}
              onOpen={setOpenId}
              onReach={showInstead}
              isUnderUploads={uploads.length > 0}
              handle={grid}
            />
          </GridArea>
          <UploadTray
            uploads={uploads}
            latest={latest}
            engine={engine}
            onUndo={(media) => undo.mutate(media)}
          />
        </div>
        {open ? (
          <MediaDetail
            media={open}
            purpose={purpose}
            place={
              place < 0
                ? undefined
                : fill(libraryTexts.placeInTheList, { place: place + 1, n: shown.length })
            }
            draft={drafts.get(open.id)}
            onDraft={(draft) => setDraft(open.id, draft)}
            onPrevious={moveTo(place - 1)}
            onNext={moveTo(place + 1)}
            onDelete={() => askToDelete([open])}
            onClose={closeDetail}
          />
        ) : null}
      </div>
      <div className="contents" inert={isCovered}>
        <SelectionBar
          purpose={purpose}
          selected={selectedMedia}
          hidden={selectedMedia.filter(({ id }) => !shownIds.has(id)).length}
          onClear={() => library.deselect(selected)}
          onDelete={() => askToDelete(selectedMedia)}
          onPick={(picked) => {
            settlePick(picked);
            onClose();
          }}
        />
      </div>
      {isOver ? <DropTarget stillType={stillType} /> : null}
      <DeleteMediaDialog
        isOpen={isDeleting}
        doomed={doomed}
        onClose={() => setDeleting(false)}
        onDeleted={(gone) => {
          library.deselect(gone);
          if (openId !== null && gone.has(openId)) setOpenId(null);
          focusGrid();
        }}
      />
    </div>
  );
}
