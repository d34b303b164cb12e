import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { words } from '../lib/words.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the object: "Delete Spring campaign?" */
  title: ReactNode;
  /** Says what goes and what stays. */
  children: ReactNode;
  /** A verb. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'default' | 'danger';
  isLoading?: boolean;
  /** Why it cannot be confirmed yet. */
  disabledReason?: string;
  onConfirm: () => void;
}

/** The caller closes it, so that it can stay open while the work runs and when it fails. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = words().cancel,
  tone = 'default',
  isLoading = false,
  disabledReason,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      isDismissable={false}
      isBusy={isLoading}
      footer={
        <>
          <Button isDisabled={isLoading} onPress={() => onOpenChange(false)} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isLoading={isLoading}
            disabledReason={disabledReason}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-base text-text-2">{children}</div>
    </Dialog>
  );
}
