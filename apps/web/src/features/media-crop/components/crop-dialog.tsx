import type { ReactNode } from 'react';
import { Alert, Button, Dialog } from '../../../ui/index.ts';

interface CropDialogProps {
  size: 'sm' | 'lg';
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** What stands left of the button that saves. */
  otherButtons: ReactNode;
  saveLabel: string;
  onSave: () => void;
  /** Why nothing can be saved yet. */
  reasonToWait: string | undefined;
  isBusy: boolean;
  problem: string | null;
  children: ReactNode;
}

/** What every cropper stands in. A press beside it does not close it: the crop would be lost. */
export function CropDialog({
  size,
  title,
  isOpen,
  onClose,
  otherButtons,
  saveLabel,
  onSave,
  reasonToWait,
  isBusy,
  problem,
  children,
}: CropDialogProps) {
  return (
    <Dialog
      size={size}
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={false}
      isBusy={isBusy}
      footer={
        <>
          {otherButtons}
          <Button
            variant="primary"
            isLoading={isBusy}
            disabledReason={reasonToWait}
            onPress={onSave}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert kind="error" isLive className="mb-4">
          {problem}
        </Alert>
      ) : null}
      <div inert={isBusy}>{children}</div>
    </Dialog>
  );
}
