import { fill, newPersonFindings, type Role, roleLabels, roles } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { Select } from '../../../ui/pick/select.tsx';
import type { ManagedAccount } from '../api/accounts.ts';
import { addUser } from '../api/create.ts';
import { useAdministrationForm } from '../model/use-administration-form.ts';
import type { Created } from './created-dialog.tsx';
import { CreationDialog } from './creation-dialog.tsx';
import { PersonFields } from './person-fields.tsx';

interface NewUserDialogProps {
  account: Pick<ManagedAccount, 'id' | 'name'>;
  onClose: () => void;
  onCreated: (created: Created) => void;
}

/** The role with fewer rights comes first: it is chosen until another one is. */
const options = [...roles].reverse().map((id) => ({ id, label: roleLabels[id] }));

const begin = { first_name: '', last_name: '', email: '', role: 'editor' };

/** Invites a person into an account. */
export function NewUserDialog({ account, onClose, onCreated }: NewUserDialogProps) {
  const creation = useAdministrationForm({
    begin,
    findingsOf: newPersonFindings,
    send: (person, key) => addUser(account.id, { ...person, role: person.role as Role }, key),
    onSuccess: ({ email }) =>
      onCreated({ title: texts.userAdded, text: fill(texts.passwordSent, { email }) }),
  });
  const { form } = creation;
  return (
    <CreationDialog
      title={fill(texts.addUserTo, { account: account.name })}
      submitLabel={texts.addUser}
      creation={creation}
      onClose={onClose}
    >
      <PersonFields form={form} />
      <Select
        label={texts.accessLevel}
        isRequired
        options={options}
        value={form.values.role}
        onChange={(role) => form.type('role', role ?? '')}
      />
    </CreationDialog>
  );
}
