import {
  advisedAddition,
  budgetNames,
  type CalendarDate,
  earliestExtendedEnd,
  fill,
  isOver,
  latestEnd,
  listed,
  showBudget,
} from '@posthorn/domain';
import { enlargeDialogTexts } from '@posthorn/domain/texts/enlarge-dialog';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { DatePicker } from '../../../ui/date/date-picker.tsx';
import type { Campaign } from '../api/get-campaign.ts';
import { rulesOf } from '../model/rules-of.ts';
import type { EnlargeAction, Enlargement } from './use-enlargement.ts';

interface EnlargeFieldsProps {
  action: EnlargeAction;
  campaign: Campaign;
  today: CalendarDate;
  draft: Enlargement;
}

/** Until when, how much, and for which channels. */
export function EnlargeFields({ action, campaign, today, draft }: EnlargeFieldsProps) {
  const { currency } = campaign.spend;
  const money = (amount: number) => showBudget({ amount, currency });
  const { channels, extension, isByHand } = draft;
  const over = campaign.publishedChannels.filter((channel) => !channels.includes(channel));
  const names = listed(over.map((channel) => budgetNames[channel]));
  const before = campaign.customTotalGrossBudget ?? 0;
  return (
    <div className="flex flex-col gap-4">
      {isOver(campaign.status) ? (
        <p className="text-base text-text-2">{enlargeDialogTexts.runsAgain}</p>
      ) : null}
      {over.length > 0 ? (
        <p className="text-base text-text-2">
          {fill(enlargeDialogTexts.staysOver, { channels: names })}
        </p>
      ) : null}
      {action === 'extend' ? (
        <DatePicker
          label={enlargeDialogTexts.endDate}
          value={draft.endDate}
          onChange={draft.chooseEnd}
          today={today}
          min={earliestExtendedEnd(campaign.endDate, today)}
          max={latestEnd(today)}
          error={draft.errorAt('endDate')}
        />
      ) : null}
      {isByHand ? null : (
        <AmountInput
          label={enlargeDialogTexts.added}
          value={draft.text}
          onChange={draft.enter}
          currency={currency}
          error={draft.errorAt('total')}
          description={
            action === 'extend'
              ? fill(enlargeDialogTexts.advice, {
                  amount: money(advisedAddition(rulesOf(campaign))),
                })
              : undefined
          }
          autoFocus={action === 'boost'}
        />
      )}
      {action === 'extend' && channels.length > 1 ? (
        <Checkbox isSelected={isByHand} onChange={draft.divideByHand}>
          {enlargeDialogTexts.byHand}
        </Checkbox>
      ) : null}
      {isByHand ? (
        <>
          {channels.map((channel) => (
            <AmountInput
              key={channel}
              label={fill(enlargeDialogTexts.amountFor, { channel: budgetNames[channel] })}
              value={draft.texts[channel] ?? ''}
              onChange={(text) => draft.enterFor(channel, text)}
              currency={currency}
              error={draft.errorAt(channel)}
            />
          ))}
          <p role="status" className="tabular text-base font-medium">
            {fill(enlargeDialogTexts.sum, { amount: money(draft.added) })}
          </p>
        </>
      ) : draft.added > 0 && channels.length > 1 ? (
        <ul aria-label={enlargeDialogTexts.division} className="tabular text-sm text-text-2">
          {channels.map((channel) => (
            <li key={channel}>
              {fill(enlargeDialogTexts.share, {
                channel: budgetNames[channel],
                amount: money(extension.amounts[channel] ?? 0),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {draft.added > 0 ? (
        <p className="tabular text-sm text-text-2">
          {fill(enlargeDialogTexts.afterwards, {
            before: money(before),
            after: money(before + draft.added),
          })}
        </p>
      ) : null}
    </div>
  );
}
