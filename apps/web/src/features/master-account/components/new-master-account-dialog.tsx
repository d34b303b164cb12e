import { fill, type NewMasterAccount, newMasterAccountFindings } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useState } from 'react';
import { AvatarCropper, type CroppedImage } from '../../media-crop/index.ts';
import { createMasterAccount } from '../api/create.ts';
import { useAdministrationForm } from '../model/use-administration-form.ts';
import { CompanyFields } from './company-fields.tsx';
import type { Created } from './created-dialog.tsx';
import { CreationDialog } from './creation-dialog.tsx';
import { PersonFields } from './person-fields.tsx';

interface NewMasterAccountDialogProps {
  onClose: () => void;
  onCreated: (created: Created) => void;
}

const begin: NewMasterAccount = {
  ...{ name: '', street: '', number: '', zipcode: '', city: '', country: '', agreement: '' },
  ...{ fee: '', first_name: '', last_name: '', email: '' },
};

/** Another master account, and the person who will manage it. */
export function NewMasterAccountDialog({ onClose, onCreated }: NewMasterAccountDialogProps) {
  const [image, setImage] = useState<CroppedImage | null>(null);
  const creation = useAdministrationForm({
    begin,
    findingsOf: newMasterAccountFindings,
    send: (master, key) => createMasterAccount(master, image?.croppedFile ?? null, key),
    onSuccess: ({ email }) =>
      onCreated({ title: texts.masterAccountCreated, text: fill(texts.passwordSent, { email }) }),
  });
  return (
    <CreationDialog
      title={texts.createMasterAccount}
      submitLabel={texts.createMasterAccount}
      creation={creation}
      onClose={onClose}
    >
      <AvatarCropper label={texts.image} value={image} onChange={setImage} />
      <CompanyFields form={creation.form} />
      <div>
        <h3 className="font-semibold">{texts.admin}</h3>
        <p className="text-sm text-text-2">{texts.adminHint}</p>
      </div>
      <PersonFields form={creation.form} />
    </CreationDialog>
  );
}
