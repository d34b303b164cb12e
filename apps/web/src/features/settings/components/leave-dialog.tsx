import { settingsTexts } from '@posthorn/domain/texts/settings';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLeaveQuestion } from '../../accounts/index.ts';

/** Asks before changed settings are left unsaved. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { isAsked, stay, leave } = useLeaveQuestion(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => isOpen || stay()}
      title={settingsTexts.leaveQuestion}
      confirmLabel={settingsTexts.leave}
      cancelLabel={settingsTexts.stay}
      onConfirm={leave}
    >
      {settingsTexts.leaveText}
    </ConfirmDialog>
  );
}
