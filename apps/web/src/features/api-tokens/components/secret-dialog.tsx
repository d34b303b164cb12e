import { apiTokensTexts } from '@posthorn/domain/texts/api-tokens';
import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/toast/copy-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface SecretDialogProps {
  title: string;
  text: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  /** Said when it was copied. */
  copied: string;
  onClose: () => void;
}

/** Shows a secret the only time it can be shown. A press beside it does not close it. */
export function SecretDialog({ title, text, label, secret, copied, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDismissable={false}
      title={title}
      description={text}
      footer={
        <Button variant="primary" onPress={onClose}>
          {apiTokensTexts.done}
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          label={label}
          className="min-w-0 flex-1 basis-64"
          isReadOnly
          value={secret}
          onChange={() => {}}
          onFocus={({ target }) => (target as HTMLInputElement).select()}
        />
        <Button icon={<Copy />} onPress={() => void copyText(secret, copied)}>
          {apiTokensTexts.copy}
        </Button>
      </div>
    </Dialog>
  );
}
