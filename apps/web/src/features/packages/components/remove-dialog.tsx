import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { notify } from '../../../lib/toast/notify.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useArchivePackage, useDeletePackage } from '../api/remove-package.ts';
import type { Removal } from './package-menu.tsx';

interface RemoveDialogProps {
  removal: Removal;
  isOpen: boolean;
  /** Whether something was typed in its editor that would be lost. */
  isUnsaved: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

const words = {
  archive: {
    title: packagesPageTexts.archiveTitle,
    text: packagesPageTexts.archiveText,
    label: packagesPageTexts.archive,
    done: packagesPageTexts.archiveDone,
  },
  delete: {
    title: packagesPageTexts.deleteTitle,
    text: packagesPageTexts.deleteText,
    label: commonTexts.delete,
    done: packagesPageTexts.deleteDone,
  },
} as const;

/** Asks before a package is archived or deleted, and says what becomes of its campaigns. */
export function RemoveDialog({
  removal: { how, one },
  isOpen,
  isUnsaved,
  onClose,
  onRemoved,
}: RemoveDialogProps) {
  const archiving = useArchivePackage();
  const deleting = useDeletePackage();
  const { mutate, isPending } = how === 'archive' ? archiving : deleting;
  const { title, text, label, done } = words[how];
  const { name, campaignsCount: n } = one;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={fill(title, { name })}
      tone={how === 'delete' ? 'danger' : 'default'}
      confirmLabel={label}
      isLoading={isPending}
      onConfirm={() =>
        mutate(one, {
          onSuccess: () => {
            onRemoved();
            notify.success(fill(done, { name }));
          },
          onSettled: onClose,
        })
      }
    >
      <p>{text}</p>
      {n > 0 ? <p className="mt-2">{fill(packagesPageTexts.deleteKeeps, { n })}</p> : null}
      {isUnsaved ? (
        <p className="mt-2 font-medium text-text">{packagesPageTexts.unsavedLost}</p>
      ) : null}
    </ConfirmDialog>
  );
}
