import { disclosureOf } from '@posthorn/domain';
import { disclosureTexts } from '@posthorn/domain/texts/disclosure';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { DisclosureDialog } from './disclosure-dialog.tsx';

interface LaunchDisclosureProps {
  campaign: Campaign;
  account: AccountFacts;
  /** Before it is launched; afterwards it is said as it was. */
  canChange: boolean;
}

/** Who profits and who pays, as everyone will read it at the ads on Meta; rows of a list of facts. */
export function LaunchDisclosure({ campaign, account, canChange }: LaunchDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const { beneficiary, payer } = disclosureOf(campaign, account);
  return (
    <>
      <dt className="text-text-2">{disclosureTexts.beneficiary}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <span className="min-w-0 wrap-anywhere">{beneficiary}</span>
        {canChange ? (
          <Button size="sm" aria-label={disclosureTexts.changeBoth} onPress={() => setOpen(true)}>
            {disclosureTexts.change}
          </Button>
        ) : null}
        {isOpen ? (
          <DisclosureDialog campaign={campaign} account={account} onClose={() => setOpen(false)} />
        ) : null}
      </dd>
      <dt className="text-text-2">{disclosureTexts.payer}</dt>
      <dd className="font-medium wrap-anywhere">{payer}</dd>
    </>
  );
}
