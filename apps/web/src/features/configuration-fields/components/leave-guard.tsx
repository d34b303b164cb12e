import { fill } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Form, useForm } from '../model/form.tsx';

/** Asks before the page is left while the server does not take what was changed. */
export function LeaveQuestion({ failure, of }: Pick<Form, 'failure' | 'of'>) {
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
      {fill(configurationTexts.unsavedIsKept, { owner: adsPageTexts[of] })}
      <p className="mt-2">{failure}</p>
    </ConfirmDialog>
  );
}

/** Of the form it stands in. */
export function LeaveGuard() {
  const { failure, of } = useForm();
  return <LeaveQuestion failure={failure} of={of} />;
}
