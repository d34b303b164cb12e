import { archiveFinding, fill } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type ManagedSettings, useArchiveAccount } from '../api/accounts.ts';

/** Says what it stops before it does, and wants the name typed. */
export function ArchiveSection({ account }: { account: ManagedSettings }) {
  const { id, name, activeCampaigns, people } = account;
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const archiving = useArchiveAccount(id);
  const close = () => {
    setAsking(false);
    setTyped('');
  };
  return (
    <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-text-2">{texts.archiveHint}</p>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {texts.archive}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => isOpen || close()}
        title={fill(texts.archiveName, { name })}
        tone="danger"
        confirmLabel={texts.archive}
        disabledReason={archiveFinding(typed, name) ? texts.archiveTypeFirst : undefined}
        isLoading={archiving.isPending}
        onConfirm={() =>
          archiving.mutate(typed, {
            onSuccess: () => {
              notify.success(fill(texts.archiveBegun, { name }));
              close();
            },
          })
        }
      >
        <ul className="list-disc pl-5">
          <li>
            {activeCampaigns === 0
              ? texts.archiveStopsNone
              : fill(texts.archiveStops, { n: activeCampaigns })}
          </li>
          <li>{fill(texts.archiveLocks, { n: people })}</li>
          <li>{texts.archiveIsFinal}</li>
        </ul>
        <TextInput
          label={texts.archiveType}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          className="mt-4"
        />
      </ConfirmDialog>
    </Card>
  );
}
