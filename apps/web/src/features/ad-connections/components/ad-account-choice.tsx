import { type Finding, fill, sayFinding, zoneName } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { useState } from 'react';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Radio } from '../../../ui/choice/radio.tsx';
import { RadioGroup } from '../../../ui/choice/radio-group.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { isSearched, namedLike } from '../model/named-like.ts';
import { type ConsentChoice, isUnfit, type OfferedAdAccount } from '../model/use-consent-choice.ts';

interface AdAccountChoiceProps {
  adAccounts: readonly OfferedAdAccount[];
  choice: ConsentChoice;
}

/** The ad accounts that the permission includes; those that do not fit say why. */
export function AdAccountChoice({ adAccounts, choice }: AdAccountChoiceProps) {
  const [wanted, search] = useState('');
  if (adAccounts.length === 0) return <Alert kind="error">{adConnectionTexts.noAdAccounts}</Alert>;
  const shown = namedLike(adAccounts, wanted, ({ name, id }) => `${name} ${id}`);
  return (
    <div className="flex flex-col gap-3">
      {isSearched(adAccounts) ? (
        <SearchField label={adConnectionTexts.searchAdAccounts} value={wanted} onChange={search} />
      ) : null}
      <RadioGroup
        label={adConnectionTexts.chooseAdAccount}
        value={choice.adAccountId}
        onChange={choice.chooseAdAccount}
      >
        {shown.map((one) => (
          <Radio key={one.id} value={one.id} isDisabled={isUnfit(one)} description={factsOf(one)}>
            {one.name}
          </Radio>
        ))}
      </RadioGroup>
      {shown.length === 0 ? (
        <p className="text-sm text-text-2">{adConnectionTexts.nothingFound}</p>
      ) : null}
      {choice.warning ? (
        <Alert kind="warning" isLive>
          <p>{sayFinding(choice.warning)}</p>
          <Checkbox isSelected={choice.leavesAds} onChange={choice.agree} className="mt-2">
            {adConnectionTexts.leave}
          </Checkbox>
        </Alert>
      ) : null}
    </div>
  );
}

function factsOf(one: OfferedAdAccount): string {
  const { id: number, currency, timeZone, findings, isConnected } = one;
  const facts = fill(adConnectionTexts.facts, {
    number,
    currency: currency ?? adConnectionTexts.notKnown,
    zone: timeZone ? zoneName(timeZone) : adConnectionTexts.notKnown,
  });
  const reasons = (findings as Finding[])
    .filter(({ severity }) => severity === 'error')
    .map(sayFinding);
  return [facts, ...(isConnected ? [adConnectionTexts.isConnected] : []), ...reasons].join(' · ');
}
