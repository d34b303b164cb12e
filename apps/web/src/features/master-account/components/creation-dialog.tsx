import type { ReactNode, RefObject } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

interface CreationDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  /** What came of `useAdministrationForm`. */
  creation: {
    fields: RefObject<HTMLDivElement | null>;
    isBusy: boolean;
    problem: string | undefined;
    submit: () => void;
  };
  onClose: () => void;
  children: ReactNode;
}

/** Its button can always be pressed: a press says what is missing. */
export function CreationDialog({
  title,
  description,
  submitLabel,
  creation,
  onClose,
  children,
}: CreationDialogProps) {
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      isBusy={creation.isBusy}
      isReady
      isDismissable={false}
      onSubmit={creation.submit}
      onClose={onClose}
    >
      {creation.problem ? (
        <Alert kind="error" isLive>
          {creation.problem}
        </Alert>
      ) : null}
      <div ref={creation.fields} inert={creation.isBusy} className="flex flex-col gap-4">
        {children}
      </div>
    </FormDialog>
  );
}
