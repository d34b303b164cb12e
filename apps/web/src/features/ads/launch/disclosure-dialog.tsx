import {
  DISCLOSURE_MAX,
  type Disclosure,
  disclosureFindings,
  disclosureOf,
  fill,
  sayFinding,
  typedDisclosure,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { disclosureTexts } from '@posthorn/domain/texts/disclosure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Radio } from '../../../ui/choice/radio.tsx';
import { RadioGroup } from '../../../ui/choice/radio-group.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { type AccountFacts, useCan } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { type DisclosureScope, disclosureNamesQuery, useSetDisclosure } from './set-disclosure.ts';

interface DisclosureDialogProps {
  campaign: Campaign;
  account: AccountFacts;
  onClose: () => void;
}

const fields = ['beneficiary', 'payer'] as const;
const hints = { beneficiary: disclosureTexts.beneficiaryHint, payer: disclosureTexts.payerHint };

/** Asks for the two names that stand publicly at the ads. */
export function DisclosureDialog({ campaign, account, onClose }: DisclosureDialogProps) {
  const mayChangeAccount = useCan('account.edit');
  const [names, setNames] = useState<Disclosure>(() => disclosureOf(campaign, account));
  const [scope, choose] = useState<DisclosureScope>('campaign');
  const { data: suggested = [] } = useQuery(disclosureNamesQuery(campaign.accountId));
  const save = useSetDisclosure(campaign);
  const typed = typedDisclosure(names);
  const findings = disclosureFindings(typed);
  const errorOf = (field: (typeof fields)[number]) => {
    const found = findings.find(({ path }) => path === field);
    return found && sayFinding(found);
  };
  return (
    <FormDialog
      title={disclosureTexts.title}
      description={disclosureTexts.explanation}
      size="sm"
      submitLabel={commonTexts.save}
      isBusy={save.isPending}
      isReady={findings.length === 0}
      onSubmit={() => save.mutate({ scope, names: typed }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <TextInput
            label={disclosureTexts[field]}
            description={hints[field]}
            value={names[field]}
            onChange={(value) => setNames({ ...names, [field]: value })}
            error={field === 'payer' && names.payer === '' ? undefined : errorOf(field)}
            placeholder={field === 'payer' ? names.beneficiary : undefined}
            max={DISCLOSURE_MAX}
          />
          <Suggestions
            field={disclosureTexts[field]}
            names={suggested.filter((name) => name !== names[field])}
            onChoose={(name) => setNames({ ...names, [field]: name })}
          />
        </div>
      ))}
      {mayChangeAccount ? (
        <RadioGroup
          label={disclosureTexts.scope}
          value={scope}
          onChange={(value) => choose(value as DisclosureScope)}
        >
          <Radio value="campaign">{disclosureTexts.scopeCampaign}</Radio>
          <Radio value="account" description={disclosureTexts.scopeAccountHint}>
            {fill(disclosureTexts.scopeAccount, { account: account.name })}
          </Radio>
        </RadioGroup>
      ) : null}
    </FormDialog>
  );
}

interface SuggestionsProps {
  field: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}

function Suggestions({ field, names, onChoose }: SuggestionsProps) {
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm text-text-2">
      <span>{disclosureTexts.suggested}</span>
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          aria-label={fill(disclosureTexts.suggest, { field, name })}
          onPress={() => onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
