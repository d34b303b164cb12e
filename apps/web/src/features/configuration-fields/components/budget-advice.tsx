import { type Currency, fill, showBudget, timesAdvised } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Button } from '../../../ui/actions/button.tsx';

interface BudgetAdviceProps {
  /** Cents; null where no sum is given, or none that can be read. */
  total: number | null;
  isEmpty: boolean;
  /** Cents; null where nothing can be advised. */
  suggested: number | null;
  currency: Currency;
  onUse: (sum: number) => void;
}

/** What we would give, ready to be taken; of a sum far above it, how it stands to that. */
export function BudgetAdvice({ total, isEmpty, suggested, currency, onUse }: BudgetAdviceProps) {
  if (suggested === null) return null;
  const budget = showBudget({ amount: suggested, currency });
  if (isEmpty) {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
        {fill(configurationTexts.suggestion, { budget })}
        <Button size="sm" onPress={() => onUse(suggested)}>
          {fill(configurationTexts.useSuggestion, { budget })}
        </Button>
      </p>
    );
  }
  const times = timesAdvised(total, suggested);
  return times === undefined ? null : (
    <p className="mt-2 text-sm text-text-2">
      {fill(configurationTexts.timesAdvised, { n: times, budget })}
    </p>
  );
}
