import {
  type CampaignType,
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
  const offered = (data ?? []).filter((one) => isOffered(one) || one.id === value);
  const chosen = isOn ? offered.find(({ id }) => id === value) : undefined;
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
      <Select
        label={creationTexts.package}
        className="max-w-xl"
        placeholder={creationTexts.chooseAPackage}
        emptyText={error ? errorText(error) : fieldTexts.noMatch}
        options={offered.map((one) => ({
          id: one.id,
          label: one.name,
          description: whyNot(one) ?? describe(one, facts?.currency),
          isDisabled: whyNot(one) !== undefined,
        }))}
        error={whyNot(chosen)}
        value={isOn ? value : null}
        onChange={onChange}
        isDisabled={!isOn && !isLocked}
        disabledReason={isLocked ? lockedReason : undefined}
        hasSearch={offered.length > 8}
      />
      {chosen ? <p className="text-sm text-text-2">{describe(chosen, facts?.currency)}</p> : null}
    </Card>
  );
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
