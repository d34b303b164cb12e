import { fill, listed, ownAddressFinding, sayFinding } from '@posthorn/domain';
import { profileTexts } from '@posthorn/domain/texts/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type Me, membershipsQuery } from '../../session/index.ts';
import { useEraseMe } from '../api/own-data.ts';

/** Says what goes and what stays, and wants the own address typed. */
export function EraseDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const { name, email } = me;
  const [typed, setTyped] = useState('');
  const erasing = useEraseMe();
  const { data: memberships = [] } = useQuery(membershipsQuery);
  const accounts = memberships.map((membership) => membership.name);
  const finding = ownAddressFinding(typed, email);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={fill(profileTexts.eraseTitle, { name })}
      tone="danger"
      confirmLabel={profileTexts.eraseConfirm}
      disabledReason={finding && sayFinding(finding)}
      isLoading={erasing.isPending}
      onConfirm={() => erasing.isPending || erasing.mutate(typed)}
    >
      <ul className="list-disc pl-5">
        {accounts.length > 0 ? (
          <li className="wrap-anywhere">
            {fill(profileTexts.eraseAccounts, { accounts: listed(accounts) })}
          </li>
        ) : null}
        <li>{profileTexts.eraseInvitations}</li>
        <li>{profileTexts.eraseStays}</li>
        <li>{profileTexts.eraseIsFinal}</li>
      </ul>
      <TextInput
        label={profileTexts.eraseType}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        className="mt-4"
      />
      {erasing.isError ? (
        <Alert kind="error" isLive className="mt-4">
          {errorText(erasing.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
