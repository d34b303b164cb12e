import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../lib/toast/notify.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { deleteMedia } from '../api/delete-media.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { dropMedia, refreshMedia } from '../model/media-cache.ts';
import { MediaUses } from './media-uses.tsx';

/** A whole library at once would only make the server refuse. */
const AT_ONCE = 4;

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
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const gone = new Set<string>();
      const rest = [...doomed];
      const work = async () => {
        for (let media = rest.shift(); media; media = rest.shift()) {
          const { id } = media;
          await deleteMedia(media).then(
            () => gone.add(id),
            () => {},
          );
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return gone;
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
      {first && isOne ? (
        <div className="flex flex-col gap-2">
          <p>{libraryTexts.deleteConsequence}</p>
          <MediaUses media={first} />
        </div>
      ) : (
        libraryTexts.deleteManyConsequence
      )}
    </ConfirmDialog>
  );
}
