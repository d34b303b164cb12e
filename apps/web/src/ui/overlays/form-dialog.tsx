import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { words } from '../lib/words.ts';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md';
  submitLabel: string;
  /** It is being sent: nothing can be pressed, and nothing closes it. */
  isBusy: boolean;
  isReady: boolean;
  /** Why it can not be sent yet, where there is more to say than that fields are empty. */
  disabledReason?: string | undefined;
  /** A press beside it closes it. Off where much is typed. */
  isDismissable?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that is sent by its button or by Enter, once, and only when it is ready. */
export function FormDialog({
  title,
  description,
  size = 'md',
  submitLabel,
  isBusy,
  isReady,
  disabledReason,
  isDismissable = true,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={description}
      size={size}
      isDismissable={isDismissable}
      isBusy={isBusy}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {words().cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={isBusy}
            {...(disabledReason === undefined ? { isDisabled: !isReady } : { disabledReason })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to a form around the dialog, which would be sent along.
          event.stopPropagation();
          if (isReady && !isBusy) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
