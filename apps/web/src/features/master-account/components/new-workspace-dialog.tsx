import { fill, type NewWorkspace, newWorkspaceFindings } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useState } from 'react';
import { AvatarCropper, type CroppedImage } from '../../media-crop/index.ts';
import type { ManagedAccount } from '../api/accounts.ts';
import { createWorkspace } from '../api/create.ts';
import { useAdministrationForm } from '../model/use-administration-form.ts';
import type { Created } from './created-dialog.tsx';
import { CreationDialog } from './creation-dialog.tsx';
import { FormField } from './form-field.tsx';

interface NewWorkspaceDialogProps {
  account: Pick<ManagedAccount, 'id' | 'name'>;
  onClose: () => void;
  onCreated: (created: Created) => void;
}

const begin: NewWorkspace = { name: '', mark_up: '' };

export function NewWorkspaceDialog({ account, onClose, onCreated }: NewWorkspaceDialogProps) {
  const [image, setImage] = useState<CroppedImage | null>(null);
  const creation = useAdministrationForm({
    begin,
    findingsOf: newWorkspaceFindings,
    send: (workspace, key) =>
      createWorkspace(account.id, workspace, image?.croppedFile ?? null, key),
    onSuccess: () => onCreated({ title: texts.workspaceCreated, text: texts.workspaceCreatedText }),
  });
  const { form } = creation;
  return (
    <CreationDialog
      title={fill(texts.createWorkspaceIn, { account: account.name })}
      submitLabel={texts.createWorkspace}
      creation={creation}
      onClose={onClose}
    >
      <AvatarCropper label={texts.image} value={image} onChange={setImage} />
      <FormField form={form} field="name" label={texts.name} />
      <FormField
        form={form}
        field="mark_up"
        label={texts.markUp}
        inputMode="decimal"
        suffix={texts.percent}
        isOptional
      />
    </CreationDialog>
  );
}
