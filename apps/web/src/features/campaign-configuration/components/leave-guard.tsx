import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useConfiguration } from '../model/configuration.tsx';

/** Asks before the page is left while the server does not take what was changed. */
export function LeaveGuard() {
  const { failure } = useConfiguration();
  const leaving = useBlocker({
    // At the end of a session there is no staying.
    shouldBlockFn: ({ next }) => failure !== undefined && next.fullPath !== '/sign-in',
    enableBeforeUnload: failure !== undefined,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={leaving.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && leaving.reset?.()}
      title={configurationTexts.notEverythingIsSaved}
      confirmLabel={configurationTexts.leaveAnyway}
      cancelLabel={configurationTexts.stayHere}
      onConfirm={() => leaving.proceed?.()}
    >
      {configurationTexts.unsavedIsKept}
      <p className="mt-2">{failure}</p>
    </ConfirmDialog>
  );
}
