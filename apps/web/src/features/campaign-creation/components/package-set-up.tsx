import { type CampaignType, isOffered } from '@posthorn/domain';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { useQuery } from '@tanstack/react-query';
import { Term } from '../../../lib/glossary/term.tsx';
import { errorText } from '../../../lib/http/api-error.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { describePackage, type Package, packagesQuery } from '../../packages/index.ts';
import { whyNotPackage } from '../model/start.ts';

interface PackageSetUpProps {
  /** What the campaign will be, as far as it is chosen: not every package goes with every type. */
  type: CampaignType | undefined;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  value: string | null;
  onChange: (packageId: string | null) => void;
  /** A campaign keeps the package it started with. */
  isLocked: boolean;
}

const lockedReason = creationTexts.packageLocked;

/** Channels and budgets to start with. */
export function PackageSetUp(props: PackageSetUpProps) {
  const { type, isOn, onSwitch, value, onChange, isLocked } = props;
  const account = useAccount();
  const { data, error } = useQuery(packagesQuery(account.id));
  const { data: facts } = useQuery(accountFactsQuery(account.id));
  const offered = (data ?? [])
    .filter((one) => isOffered(one) || one.id === value)
    .sort((one, other) => one.name.localeCompare(other.name));
  const describe = (one: Package) => describePackage(one, facts?.currency);
  const chosen = isOn ? offered.find(({ id }) => id === value) : undefined;
  // Only a campaign can have one that is in no list: it kept what it started with.
  const isDeleted = isLocked && data !== undefined && value !== null && !chosen;
  const whyNot = (one: Package | undefined) => (isLocked ? undefined : whyNotPackage(type, one));
  return (
    <Card as="section" aria-label={creationTexts.package} className="flex flex-col gap-3 sm:p-5">
      <Checkbox
        isSelected={isOn}
        onChange={onSwitch}
        disabledReason={isLocked ? lockedReason : undefined}
        description={creationTexts.packageHint}
      >
        <span className="font-medium">{creationTexts.packageSetUp}</span>
      </Checkbox>
      <p className="text-sm text-text-2">
        <Term word="package">{creationTexts.whatIsAPackage}</Term>
      </p>
      {isOn && isDeleted ? <p className="text-sm">{creationTexts.packageDeleted}</p> : null}
      {isOn && !isDeleted ? (
        <Select
          label={creationTexts.package}
          className="max-w-xl"
          placeholder={creationTexts.chooseAPackage}
          emptyText={error ? errorText(error) : fieldTexts.noMatch}
          options={offered.map((one) => ({
            id: one.id,
            label: one.name,
            // What it holds is said even where it can not be chosen: it may be why another goal is better.
            description: [describe(one), whyNot(one)].filter(Boolean).join('. '),
            isDisabled: whyNot(one) !== undefined,
          }))}
          error={whyNot(chosen)}
          value={value}
          onChange={onChange}
          disabledReason={isLocked ? lockedReason : undefined}
          hasSearch={offered.length > 8}
        />
      ) : null}
      {chosen ? <p className="text-sm text-text-2">{describe(chosen)}</p> : null}
    </Card>
  );
}
