import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** What a creation says in the end. */
export interface Created {
  title: string;
  text: string;
}

interface CreatedDialogProps extends Created {
  onClose: () => void;
}

export function CreatedDialog({ title, text, onClose }: CreatedDialogProps) {
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className="flex items-start gap-3 text-base text-text-2">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
        <span className="wrap-anywhere">{text}</span>
      </p>
    </Dialog>
  );
}
