import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLeaveQuestion } from '../../accounts/index.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';

/** Asks before what was typed is lost: for another package, another page or another account. */
export function LeaveDialog({ editor: { changed, pending } }: { editor: PackageEditorState }) {
  const question = useLeaveQuestion(changed !== undefined);
  return (
    <ConfirmDialog
      isOpen={question.isAsked || pending !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        pending?.cancel();
        question.stay();
      }}
      title={packagesPageTexts.unsavedQuestion}
      confirmLabel={commonTexts.proceed}
      onConfirm={() => {
        pending?.proceed();
        question.leave();
      }}
    >
      {changed ? fill(packagesPageTexts.unsavedIn, { name: changed.seen.name }) : null}
    </ConfirmDialog>
  );
}
