import {
  budgetNames,
  type Currency,
  fill,
  listed,
  type MovedBudget,
  showBudget,
} from '@posthorn/domain';
import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { useSetBudget } from '../api/set-budget.ts';

interface MoveBudgetProps {
  campaign: Campaign;
  currency: Currency;
  moved: MovedBudget;
}

/** Gives the money of channels without ads to those with ads, in one press. */
export function MoveBudget({ campaign, currency, moved: { amounts, moved, to } }: MoveBudgetProps) {
  const save = useSetBudget(campaign);
  return (
    <>
      <Button size="sm" isLoading={save.isPending} onPress={() => save.mutate(amounts)}>
        {fill(budgetDialogTexts.move, {
          amount: showBudget({ amount: moved, currency }),
          channels: listed(to.map((channel) => budgetNames[channel])),
        })}
      </Button>
      {save.error ? (
        <p role="alert" className="text-sm text-danger">
          {errorText(save.error)}
        </p>
      ) : null}
    </>
  );
}
