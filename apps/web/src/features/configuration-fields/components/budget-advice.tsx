import {
  budgetNames,
  type CampaignBudget,
  type CampaignType,
  type ChannelSwitch,
  type Currency,
  chosenBudgets,
  fill,
  listed,
  type Spending,
  shortageOf,
  showBudget,
  timesAdvised,
  unfundedBudgets,
} from '@posthorn/domain';
import { budgetAdviceTexts } from '@posthorn/domain/texts/budget-advice';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Button } from '../../../ui/actions/button.tsx';

interface BudgetAdviceProps {
  /** With the sum divided over its channels, where there is one. */
  campaign: CampaignBudget &
    Omit<Spending, 'currency'> & {
      type: CampaignType;
      packageId: string | null;
      channelsOff: readonly ChannelSwitch[];
    };
  /** Cents; null where no sum is given, or none that can be read. */
  total: number | null;
  isEmpty: boolean;
  /** Cents; null where nothing can be advised. */
  suggested: number | null;
  currency: Currency;
  onUse: (sum: number) => void;
}

/**
 * What we would give, ready to be taken, and which channels it is too little for; of a sum that is given the
 * same, or how far it is above our advice.
 */
export function BudgetAdvice(props: BudgetAdviceProps) {
  const { campaign, total, isEmpty, suggested, currency, onUse } = props;
  const show = (amount: number) => showBudget({ amount, currency });
  const sum = isEmpty ? suggested : total;
  if (sum === null) return null;
  const wanted = chosenBudgets(campaign);
  const shortage = shortageOf(sum, wanted, { ...campaign, currency });
  // Shares may be made by hand: then what they leave out counts.
  const without = isEmpty ? (shortage?.channels ?? []) : unfundedBudgets(campaign);
  const tooLittle = shortage && without.length > 0 ? shortage : undefined;
  const times = isEmpty ? undefined : timesAdvised(total, suggested);
  if (!isEmpty && !tooLittle && times === undefined) return null;
  const isOfUse = isEmpty && tooLittle?.channels.length !== wanted.length;
  const offers = [...(tooLittle ? [tooLittle.least] : []), ...(isOfUse ? [sum] : [])];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
      {isEmpty ? <p>{fill(configurationTexts.suggestion, { budget: show(sum) })}</p> : null}
      {times === undefined || suggested === null ? null : (
        <p>{fill(configurationTexts.timesAdvised, { n: times, budget: show(suggested) })}</p>
      )}
      {tooLittle ? (
        <p role="status" className="basis-full text-warning">
          {fill(budgetAdviceTexts.tooLittleFor, {
            budget: show(sum),
            channels: listed(without.map((channel) => budgetNames[channel])),
            least: show(tooLittle.least),
          })}
        </p>
      ) : null}
      {offers.map((offer) => (
        <Button key={offer} size="sm" onPress={() => onUse(offer)}>
          {fill(budgetAdviceTexts.use, { budget: show(offer) })}
        </Button>
      ))}
    </div>
  );
}
