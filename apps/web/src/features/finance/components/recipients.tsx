import { fill, recipientFindings, sayFinding, tidyLine } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { findingsIn } from '../../../lib/http/api-error.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAccount, useCan } from '../../accounts/index.ts';
import {
  type Recipient,
  type RecipientValues,
  recipientsQuery,
  useAddRecipient,
  useDeleteRecipient,
} from '../api/finance.ts';

/** Who is sent the balance overview each month. */
export function Recipients() {
  const { id } = useAccount();
  const query = useQuery(recipientsQuery(id));
  const mayEdit = useCan('finance.edit');
  return (
    <Card padding="lg" className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{financePageTexts.recipients}</h3>
        <p className="text-sm text-text-2">{financePageTexts.recipientsHint}</p>
      </div>
      <Answered
        query={query}
        skeleton={<SkeletonRows rows={2} rowHeight={48} label={financePageTexts.loading} />}
      >
        {(recipients) =>
          recipients.length === 0 ? (
            <p className="text-text-2">{financePageTexts.noRecipients}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line">
              {recipients.map((recipient) => (
                <RecipientRow key={recipient.id} recipient={recipient} />
              ))}
            </ul>
          )
        }
      </Answered>
      {mayEdit ? <AddRecipient /> : null}
    </Card>
  );
}

function RecipientRow({ recipient }: { recipient: Recipient }) {
  const { name, email } = recipient;
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeleteRecipient(recipient);
  const mayEdit = useCan('finance.edit');
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-text-2">{email}</p>
      </div>
      {mayEdit ? (
        <IconButton
          icon={<Trash2 />}
          label={fill(financePageTexts.delete, { name })}
          onPress={() => setAsking(true)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={financePageTexts.deleteTitle}
        tone="danger"
        confirmLabel={commonTexts.delete}
        isLoading={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(undefined, {
            onSuccess: () => notify.success(fill(financePageTexts.deleted, { name })),
            onSettled: () => setAsking(false),
          })
        }
      >
        {fill(financePageTexts.deleteText, { name, email })}
      </ConfirmDialog>
    </li>
  );
}

const empty: RecipientValues = { name: '', email: '' };

function AddRecipient() {
  const [values, setValues] = useState(empty);
  const [isEmailLeft, setEmailLeft] = useState(false);
  const adding = useAddRecipient();
  const tidied = { name: tidyLine(values.name), email: tidyLine(values.email) };
  const findings = recipientFindings(tidied);
  const refused = findingsIn(adding.error);
  const errorAt = (paths: readonly string[], isShown: boolean) => {
    const found = [...refused, ...(isShown ? findings : [])].find(({ path }) =>
      paths.includes(path),
    );
    return found && sayFinding(found);
  };
  const type = (change: Partial<RecipientValues>) => {
    if (adding.isError) adding.reset();
    setValues({ ...values, ...change });
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (findings.length > 0 || adding.isPending) return;
    adding.mutate(tidied, {
      onSuccess: ({ name }) => {
        setValues(empty);
        setEmailLeft(false);
        notify.success(fill(financePageTexts.added, { name }));
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={add}
      className="grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
    >
      <TextInput
        label={financePageTexts.name}
        autoComplete="off"
        value={values.name}
        onChange={(name) => type({ name })}
        error={errorAt(['name'], values.name !== '')}
      />
      <TextInput
        label={financePageTexts.email}
        type="email"
        autoComplete="off"
        value={values.email}
        onChange={(email) => type({ email })}
        onBlur={() => setEmailLeft(true)}
        error={errorAt(['email', ''], isEmailLeft && values.email !== '')}
      />
      <Button
        type="submit"
        icon={<Plus />}
        isDisabled={findings.length > 0}
        isLoading={adding.isPending}
        className="sm:mt-6"
      >
        {financePageTexts.add}
      </Button>
    </form>
  );
}
