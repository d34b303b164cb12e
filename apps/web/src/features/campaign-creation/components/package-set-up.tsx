import {
  type Currency,
  channelLabels,
  channelSwitches,
  channels,
  isChannelOn,
  isOffered,
  showBudget,
} from '@posthorn/domain';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { type Package, packagesQuery } from '../api/list-packages.ts';

interface PackageSetUpProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  value: string | null;
  onChange: (packageId: string | null) => void;
  /** A campaign keeps the package it started with. */
  isLocked: boolean;
}

const lockedReason = creationTexts.packageLocked;

/** Channels and budgets to start with. */
export function PackageSetUp({ isOn, onSwitch, value, onChange, isLocked }: PackageSetUpProps) {
  const account = useAccount();
  const { data, error } = useQuery(packagesQuery(account.id));
  const { data: facts } = useQuery(accountFactsQuery(account.id));
  const offered = (data ?? []).filter((one) => isOffered(one) || one.id === value);
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
      <Select
        label={creationTexts.package}
        className="max-w-xl"
        placeholder={creationTexts.chooseAPackage}
        emptyText={error ? errorText(error) : fieldTexts.noMatch}
        options={offered.map((one) => ({
          id: one.id,
          label: one.name,
          description: describe(one, facts?.currency),
        }))}
        value={isOn ? value : null}
        onChange={onChange}
        isDisabled={!isOn && !isLocked}
        disabledReason={isLocked ? lockedReason : undefined}
        hasSearch={offered.length > 8}
      />
      {isOn ? (
        <Chosen one={offered.find(({ id }) => id === value)} currency={facts?.currency} />
      ) : null}
    </Card>
  );
}

function Chosen({ one, currency }: { one: Package | undefined; currency: Currency | undefined }) {
  return one ? <p className="text-sm text-text-2">{describe(one, currency)}</p> : null;
}

function describe(one: Package, currency: Currency | undefined): string {
  const { instagramStories, ...rest } = one.channelsActivation;
  const isOn = { ...rest, instagramStory: instagramStories };
  const off = channelSwitches.filter((name) => !isOn[name]);
  const active = channels.filter((channel) => isChannelOn(off, channel));
  return [
    currency ? showBudget({ amount: one.customTotalGrossBudget, currency }) : '',
    `${one.runtime} ${one.runtime === 1 ? 'day' : 'days'}`,
    active.map((channel) => channelLabels[channel]).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
