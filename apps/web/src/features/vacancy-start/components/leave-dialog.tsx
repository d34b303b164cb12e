import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLeaveQuestion } from '../../accounts/index.ts';

interface LeaveDialogProps {
  isUnsaved: boolean;
  /** Another page is to be read: asked as if this one were left. */
  another: { isWanted: boolean; onAnswer: (isLeaving: boolean) => void };
}

/** Asks before corrections are lost. */
export function LeaveDialog({ isUnsaved, another }: LeaveDialogProps) {
  const { isAsked, stay, leave } = useLeaveQuestion(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isAsked || another.isWanted}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        stay();
        another.onAnswer(false);
      }}
      title={vacancyStartTexts.leaveQuestion}
      confirmLabel={vacancyStartTexts.leave}
      cancelLabel={vacancyStartTexts.stay}
      onConfirm={() => (another.isWanted ? another.onAnswer(true) : leave())}
    >
      {vacancyStartTexts.leaveText}
    </ConfirmDialog>
  );
}
