import { fill } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Form, useForm } from '../model/form.tsx';

interface LeaveQuestionProps extends Pick<Form, 'failure' | 'notTaken' | 'of'> {
  /** Saves what is left before the page is left; answers why that failed. */
  saveFirst?: () => Promise<string | undefined>;
}

/** Asks before the page is left while the server does not take what was changed, or a field waits. */
export function LeaveQuestion({ failure, notTaken, of, saveFirst }: LeaveQuestionProps) {
  const leaving = useBlocker({
    // At the end of a session there is no staying.
    shouldBlockFn: async ({ next }) =>
      next.fullPath !== '/sign-in' &&
      (notTaken ?? (saveFirst ? await saveFirst() : failure)) !== undefined,
    enableBeforeUnload: (notTaken ?? failure) !== undefined,
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
      {notTaken ? <p className="wrap-anywhere">{notTaken}</p> : null}
      {failure !== undefined || !notTaken ? (
        <>
          {fill(configurationTexts.unsavedIsKept, { owner: adsPageTexts[of] })}
          <p className="mt-2">{failure}</p>
        </>
      ) : null}
    </ConfirmDialog>
  );
}

/** Of the form it stands in. */
export function LeaveGuard() {
  const { failure, notTaken, of } = useForm();
  return <LeaveQuestion failure={failure} notTaken={notTaken} of={of} />;
}
