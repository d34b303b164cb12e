import {
  type BudgetChannel,
  budgetChannels,
  type ChannelAmounts,
  type Currency,
  remainingBudget,
  showBudget,
  showRemaining,
  showSpend,
  totalOf,
} from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import type { Campaign } from '../../campaigns/index.ts';

const inks: Record<BudgetChannel, string> = {
  facebook: 'bg-channel-facebook',
  googleDisplay: 'bg-channel-google-display',
  googleSearch: 'bg-channel-google-search',
  linkedIn: 'bg-channel-linkedin',
};

interface BudgetTotalProps {
  amounts: ChannelAmounts;
  currency: Currency;
  /** Of a campaign that was launched: what it has left. */
  running?: Campaign;
}

/** The sum of the channels, how it is divided, and what is left of it. */
export function BudgetTotal({ amounts, currency, running }: BudgetTotalProps) {
  const total = running?.customTotalGrossBudget ?? totalOf(amounts);
  const shown = (amount: number) => showBudget({ amount, currency });
  return (
    <section aria-label={budgetDialogTexts.totalSection} className="border-t border-line pt-4">
      <dl className="flex flex-col gap-1 text-base">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-medium">{budgetDialogTexts.total}</dt>
          <dd className="tabular text-xl font-semibold" aria-live={running ? undefined : 'polite'}>
            {shown(total)}
          </dd>
        </div>
        {running ? (
          <>
            <Sum name={budgetDialogTexts.spent} value={showSpend(running.totalSpend)} />
            <Sum
              name={budgetDialogTexts.remaining}
              value={showRemaining({
                amount: remainingBudget(total, running.totalSpend.amount),
                currency,
              })}
            />
          </>
        ) : null}
      </dl>
      <div
        aria-hidden="true"
        className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full bg-surface-3"
      >
        {budgetChannels.map((channel) =>
          amounts[channel] ? (
            <span
              key={channel}
              className={`min-w-1 ${inks[channel]}`}
              style={{ flexGrow: amounts[channel], flexBasis: 0 }}
            />
          ) : null,
        )}
      </div>
    </section>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-text-2">
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
