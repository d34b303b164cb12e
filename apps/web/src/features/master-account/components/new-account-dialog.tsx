import {
  accountCurrencies,
  currencyLabel,
  fill,
  type NewAccount,
  newAccountFindings,
} from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useState } from 'react';
import { Select } from '../../../ui/pick/select.tsx';
import { AvatarCropper, type CroppedImage } from '../../media-crop/index.ts';
import { createAccount } from '../api/create.ts';
import { useAdministrationForm } from '../model/use-administration-form.ts';
import { CompanyFields } from './company-fields.tsx';
import type { Created } from './created-dialog.tsx';
import { CreationDialog } from './creation-dialog.tsx';

interface NewAccountDialogProps {
  onClose: () => void;
  onCreated: (created: Created) => void;
}

const begin: NewAccount = {
  ...{ name: '', street: '', number: '', zipcode: '', city: '', country: '', agreement: '' },
  ...{ fee: '', currency: accountCurrencies[0] },
};

const options = accountCurrencies.map((id) => ({ id, label: currencyLabel(id) }));

/** The person who creates an account becomes its first admin. */
export function NewAccountDialog({ onClose, onCreated }: NewAccountDialogProps) {
  const [image, setImage] = useState<CroppedImage | null>(null);
  const creation = useAdministrationForm({
    begin,
    findingsOf: newAccountFindings,
    send: (account, key) => createAccount(account, image?.croppedFile ?? null, key),
    onSuccess: ({ email }) =>
      onCreated({ title: texts.accountCreated, text: fill(texts.passwordSent, { email }) }),
  });
  const { form } = creation;
  return (
    <CreationDialog
      title={texts.createAccount}
      submitLabel={texts.createAccount}
      creation={creation}
      onClose={onClose}
    >
      <AvatarCropper label={texts.image} value={image} onChange={setImage} />
      <CompanyFields form={form} />
      <Select
        label={texts.currency}
        isRequired
        options={options}
        value={form.values.currency}
        onChange={(currency) => form.type('currency', currency ?? '')}
        error={form.errorAt('currency')}
      />
    </CreationDialog>
  );
}
