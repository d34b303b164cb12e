import { fill, MEDIA_DELETED_AT_ONCE } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { deleteMedia } from '../api/delete-media.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { dropMedia } from '../model/media-cache.ts';
import { refreshMedia } from '../model/refresh-media.ts';
import { MediaUses } from './media-uses.tsx';

interface DeleteMediaDialogProps {
  isOpen: boolean;
  /** Kept while the dialog fades. */
  doomed: readonly LibraryMedia[];
  onClose: () => void;
  onDeleted: (ids: Set<string>) => void;
}

export function DeleteMediaDialog({ isOpen, doomed, onClose, onDeleted }: DeleteMediaDialogProps) {
  const queryClient = useQueryClient();
  const { id: accountId } = useAccount();
  const [done, setDone] = useState(0);
  const ids = doomed.map(({ id }) => id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setDone(0);
      return deleteMedia(accountId, ids, setDone);
    },
    onSuccess: (gone) => {
      // What could not be deleted was told by the HTTP layer and stays selected.
      if (gone.size > 0) notify.success(mediaTexts.deleted);
      dropMedia(queryClient, accountId, gone);
      onDeleted(gone);
      void refreshMedia(queryClient, accountId);
      onClose();
    },
  });
  const [first] = doomed;
  const isOne = doomed.length === 1;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={
        isOne
          ? fill(libraryTexts.deleteTitle, { title: first?.title ?? '' })
          : fill(libraryTexts.deleteNItems, { n: doomed.length })
      }
      confirmLabel={
        isOne ? commonTexts.delete : fill(libraryTexts.deleteNItems2, { n: doomed.length })
      }
      tone="danger"
      isLoading={isPending}
      onConfirm={mutate}
    >
      <div className="flex flex-col gap-2">
        <p>{isOne ? libraryTexts.deleteConsequence : libraryTexts.deleteManyConsequence}</p>
        <MediaUses ids={ids} />
        {isPending && doomed.length > MEDIA_DELETED_AT_ONCE ? (
          <ProgressBar
            label={fill(libraryTexts.deletedSoFar, { done, n: doomed.length })}
            value={(done / doomed.length) * 100}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
