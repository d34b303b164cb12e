import {
  type BudgetChannel,
  budgetLabels,
  type Currency,
  channelsPaidBy,
  fill,
  isChannelInPackage,
  isPlacementOn,
  placementLabels,
  placementsBelow,
  withPackageChannel,
  withPackagePlacement,
} from '@posthorn/domain';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { useId, useState } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import type { PackageDraft } from '../model/draft.ts';

interface ChannelRowProps {
  channel: BudgetChannel;
  draft: PackageDraft;
  currency: Currency;
  isReadOnly: boolean;
  error?: string;
  /** What will keep campaigns with it from being launched. */
  warning: string | undefined;
  /** Whether the error is about the amount. */
  isAmountWrong: boolean;
  onChange: (draft: PackageDraft) => void;
}

/** A channel of a package: whether it is in, with how much, and where on it ads may stand. */
export function ChannelRow(props: ChannelRowProps) {
  const { channel, draft, isReadOnly, error, warning, onChange } = props;
  const isOn = isChannelInPackage(draft, channel);
  const below = placementsBelow(channel);
  const errorId = useId();
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[minmax(0,1fr)_8.75rem] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Checkbox
          isSelected={isOn}
          isReadOnly={isReadOnly}
          onChange={(next) =>
            onChange(withPackageChannel(draft, { channel, isOn: next, zero: '0' }))
          }
        >
          <span className="flex items-center gap-2 font-medium">
            <span className="flex shrink-0 -space-x-1">
              {channelsPaidBy(channel).map((each) => (
                <ChannelGlyph key={each} channel={each} className="size-5! ring-2 ring-surface" />
              ))}
            </span>
            {budgetLabels[channel]}
          </span>
        </Checkbox>
        <Amount {...props} isOn={isOn} errorId={errorId} />
      </div>
      {isOn && below.length > 0 ? (
        <fieldset className="ml-6.5 flex flex-wrap gap-x-6 gap-y-1">
          <legend className="sr-only">
            {fill(packagesPageTexts.placements, { channel: budgetLabels[channel] })}
          </legend>
          {below.map((placement) => (
            <Checkbox
              key={placement}
              isSelected={isPlacementOn(draft.channelsOff, placement)}
              isReadOnly={isReadOnly}
              onChange={(next) => onChange(withPackagePlacement(draft, placement, next))}
            >
              {placementLabels[placement]}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      {error ? (
        <p id={errorId} className="ml-6.5 text-xs text-danger">
          {error}
        </p>
      ) : warning ? (
        <p role="status" className="ml-6.5 text-xs text-warning">
          {warning}
        </p>
      ) : null}
    </li>
  );
}

/** An amount of 0 makes way while it is edited: behind it, a 5 would be read as 05. */
function Amount(props: ChannelRowProps & { isOn: boolean; errorId: string }) {
  const { channel, draft, currency, isReadOnly, isAmountWrong, onChange, isOn, errorId } = props;
  const [isEditing, setEditing] = useState(false);
  const text = draft.channelBudget[channel];
  const write = (next: string) =>
    onChange({ ...draft, channelBudget: { ...draft.channelBudget, [channel]: next } });
  return (
    <AmountInput
      label={fill(packagesPageTexts.budgetFor, { channel: budgetLabels[channel] })}
      isLabelHidden
      currency={currency}
      value={!isOn || (isEditing && text === '0') ? '' : text}
      placeholder={isOn ? '0' : packagesPageTexts.off}
      isDisabled={!isOn}
      isReadOnly={isReadOnly}
      // its words stand below the whole row, where there is room for them
      isInvalid={isAmountWrong}
      aria-describedby={isAmountWrong ? errorId : undefined}
      onChange={write}
      onFocus={() => setEditing(true)}
      onBlur={() => {
        setEditing(false);
        if (isOn && text.trim() === '') write('0');
      }}
    />
  );
}
