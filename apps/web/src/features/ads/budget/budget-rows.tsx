import {
  type BudgetChannel,
  budgetChannels,
  budgetLabels,
  type Currency,
  campaignTypeSpecs,
  channelsPaidBy,
  closedBudgetFinding,
  minimumBudget,
  sayFinding,
} from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { BudgetRow } from './budget-row.tsx';
import { fundable, hasAds } from './draft.ts';
import type { BudgetDraftState } from './use-budget-draft.ts';

interface BudgetRowsProps {
  campaign: Campaign;
  currency: Currency;
  budget: BudgetDraftState;
  isOpen: boolean;
}

/** The channels the campaign's type can pay for, and those it can not although they have ads. */
export function BudgetRows({ campaign, currency, budget, isOpen }: BudgetRowsProps) {
  const { budgetChannels: payable } = campaignTypeSpecs[campaign.type];
  const rules = fundable(campaign, currency);
  const unpaid = budgetChannels.filter(
    (channel) => !payable.includes(channel) && hasAds(campaign, channel),
  );
  return (
    <ul aria-label={budgetDialogTexts.channels} className="divide-y divide-line">
      {payable.map((channel) => {
        const closed = closedBudgetFinding(rules, channel);
        const amount = budget.amounts[channel];
        return (
          <BudgetRow
            key={channel}
            channel={channel}
            entry={budget.draft[channel]}
            currency={currency}
            share={amount ? showPart(amount / budget.total) : undefined}
            minimum={minimumBudget(channel, rules)}
            hasAds={hasAds(campaign, channel)}
            closed={closed && sayFinding(closed)}
            isReadOnly={!isOpen}
            error={budget.errorAt(channel)}
            onChange={(entry) => budget.enter(channel, entry)}
            onFocus={() => budget.focus(channel)}
            onBlur={() => budget.leave(channel)}
          />
        );
      })}
      {unpaid.map((channel) => (
        <UnpaidRow key={channel} channel={channel} />
      ))}
    </ul>
  );
}

const showPart = (part: number) => (part < 0.01 ? '<1%' : `${Math.round(part * 100)}%`);

function UnpaidRow({ channel }: { channel: BudgetChannel }) {
  return (
    <li className="py-3 pl-11.5">
      <p className="flex items-center gap-2 text-base font-medium">
        {channelsPaidBy(channel).map((each) => (
          <ChannelGlyph key={each} channel={each} className="size-5!" />
        ))}
        {budgetLabels[channel]}
      </p>
      <p className="mt-0.5 text-xs text-warning">{adTexts.channelOff}</p>
    </li>
  );
}
