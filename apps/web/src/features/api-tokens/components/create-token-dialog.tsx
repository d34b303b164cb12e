import {
  fill,
  newTokenFindings,
  sayFinding,
  TOKEN_NAME_MAX,
  type TokenDays,
  type TokenRight,
  tokenDays,
  tokenRightLabels,
  tokenRights,
} from '@posthorn/domain';
import { apiTokensTexts } from '@posthorn/domain/texts/api-tokens';
import { useState } from 'react';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { useCreateToken } from '../api/tokens.ts';
import { SecretDialog } from './secret-dialog.tsx';

const dayOptions = tokenDays.map((n) => ({
  id: String(n),
  label: fill(apiTokensTexts.days, { n }),
}));

/** Asks what a token may do, and shows the token this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [rights, setRights] = useState<TokenRight[]>(['read']);
  const [days, setDays] = useState<TokenDays>(90);
  const create = useCreateToken();
  const [problem] = newTokenFindings({ name, rights });
  if (create.data) {
    return (
      <SecretDialog
        title={fill(apiTokensTexts.made, { name: create.data.name })}
        text={apiTokensTexts.madeText}
        label={apiTokensTexts.token}
        secret={create.data.token}
        copied={apiTokensTexts.copied}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={apiTokensTexts.createTitle}
      submitLabel={apiTokensTexts.create}
      isBusy={create.isPending}
      isReady={!problem}
      disabledReason={problem && sayFinding(problem)}
      onSubmit={() => create.mutate({ name, rights, days })}
      onClose={onClose}
    >
      <TextInput
        label={apiTokensTexts.name}
        description={apiTokensTexts.nameHint}
        autoFocus
        isRequired
        autoComplete="off"
        max={TOKEN_NAME_MAX}
        value={name}
        onChange={setName}
      />
      <CheckboxGroup
        label={apiTokensTexts.rights}
        value={rights}
        onChange={(chosen) => setRights(chosen as TokenRight[])}
      >
        {tokenRights.map((right) => (
          <Checkbox key={right} value={right}>
            {tokenRightLabels[right]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Select
        label={apiTokensTexts.ends}
        className="max-w-48"
        options={dayOptions}
        value={String(days)}
        onChange={(id) => id && setDays(Number(id) as TokenDays)}
      />
    </FormDialog>
  );
}
