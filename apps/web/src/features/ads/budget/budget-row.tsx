import {
  type BudgetChannel,
  budgetLabels,
  type Currency,
  channelsPaidBy,
  fill,
  showBudget,
  showShare,
} from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { useEffect, useRef } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Switch } from '../../../ui/choice/switch.tsx';
import type { BudgetEntry } from './draft.ts';

interface BudgetRowProps {
  channel: BudgetChannel;
  entry: BudgetEntry;
  currency: Currency;
  /** Of the whole budget, such as 50%. */
  share: string | undefined;
  /** The least it must get, in cents. */
  minimum: number | undefined;
  hasAds: boolean;
  /** Why nothing can be given to it. */
  closed?: string;
  isReadOnly: boolean;
  error?: string;
  onChange: (entry: BudgetEntry) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** A channel: whether it gets money, how much, and what we would give it. */
export function BudgetRow(props: BudgetRowProps) {
  const { channel, entry, currency, share, closed, isReadOnly, error } = props;
  const { onChange, onFocus, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const wasSwitchedOn = useRef(false);
  useEffect(() => {
    if (!wasSwitchedOn.current) return;
    wasSwitchedOn.current = false;
    input.current?.focus();
  });
  const switchTo = (isOn: boolean) => {
    wasSwitchedOn.current = isOn;
    onChange({ ...entry, isOn });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.75rem] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
      {isReadOnly ? (
        <ChannelNamed channel={channel} />
      ) : (
        <Switch isSelected={entry.isOn} onChange={switchTo} disabledReason={closed}>
          <ChannelNamed channel={channel} />
        </Switch>
      )}
      <Advice {...props} />
      <AmountInput
        label={fill(budgetDialogTexts.amountFor, { channel: budgetLabels[channel] })}
        isLabelHidden
        inputRef={input}
        value={entry.isOn || isReadOnly ? entry.text : ''}
        placeholder={entry.isOn ? '0' : budgetDialogTexts.off}
        onChange={(text) => onChange({ ...entry, text })}
        currency={currency}
        suffix={share === undefined ? null : <span className="tabular text-xs">{share}</span>}
        isReadOnly={isReadOnly}
        isDisabled={!entry.isOn && !isReadOnly}
        error={error}
        // its error stands below the whole row: beside the switch there is no room for it
        className="contents! [&>:nth-child(2)]:col-start-2 [&>:nth-child(2)]:row-start-1 [&>:nth-child(3)]:col-span-full"
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </li>
  );
}

function ChannelNamed({ channel }: { channel: BudgetChannel }) {
  return (
    <span className="flex items-center gap-2 font-medium">
      <span className="flex shrink-0 -space-x-1">
        {channelsPaidBy(channel).map((each) => (
          <ChannelGlyph key={each} channel={each} className="size-5! ring-2 ring-surface" />
        ))}
      </span>
      <ChannelName channel={channel} />
    </span>
  );
}

/** It may break where one name ends, and nowhere else. */
function ChannelName({ channel }: { channel: BudgetChannel }) {
  const [first = '', second] = budgetLabels[channel].split('|');
  return (
    <span className="min-w-0">
      {first}
      {second ? (
        <>
          |<wbr />
          {second}
        </>
      ) : null}
    </span>
  );
}

function Advice({ channel, entry, minimum, currency, hasAds, ...row }: BudgetRowProps) {
  const { closed, isReadOnly } = row;
  const isBesideSwitch = !isReadOnly;
  if (closed) return <Line isBesideSwitch={isBesideSwitch}>{closed}</Line>;
  if (!entry.isOn && hasAds)
    return (
      <Line isBesideSwitch={isBesideSwitch} isWarning>
        {adTexts.channelOff}
      </Line>
    );
  const parts = [
    ...(isReadOnly
      ? []
      : [fill(budgetDialogTexts.recommendedShare, { share: showShare(channel) })]),
    ...(isReadOnly || minimum === undefined
      ? []
      : [fill(budgetDialogTexts.atLeast, { amount: showBudget({ amount: minimum, currency }) })]),
    ...(entry.isOn && !hasAds ? [budgetDialogTexts.noAdsYet] : []),
  ];
  return parts.length > 0 ? <Line isBesideSwitch={isBesideSwitch}>{parts.join(' · ')}</Line> : null;
}

interface LineProps {
  /** Stands below the name, which a switch pushes to the right. */
  isBesideSwitch: boolean;
  isWarning?: boolean;
  children: string;
}

function Line({ isBesideSwitch, isWarning = false, children }: LineProps) {
  const place = isBesideSwitch ? 'ml-11.5' : '';
  const colour = isWarning ? 'text-warning' : 'text-text-2';
  return <p className={`col-span-full row-start-2 text-xs ${place} ${colour}`}>{children}</p>;
}
