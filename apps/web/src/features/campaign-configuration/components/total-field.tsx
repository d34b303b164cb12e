import {
  fill,
  isBlank,
  isBudgetSettable,
  sayFinding,
  showBudget,
  withTotal,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import type { KeyboardEvent } from 'react';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { rulesOf } from '../../campaigns/index.ts';
import { BudgetAdvice } from '../../configuration-fields/index.ts';
import { useConfiguration } from '../model/configuration.tsx';

/**
 * What the campaign may spend in all. It is saved when the field is left or Enter is pressed: digit by digit
 * other sums would be saved on the way. A large one is asked about first.
 */
export function TotalField() {
  const { shown, account, pick, messageOf, typedTotal } = useConfiguration();
  const { currency } = account;
  const { text, total, isWaiting, isNew, wrong, question, isLeft } = typedTotal;
  const take = (sum: number | null) => {
    typedTotal.forget();
    pick('budget', sum);
  };
  /** The first time a large sum is asked about, the second time it is taken. */
  const leave = (isSure: boolean) => {
    typedTotal.leave();
    if (wrong) return;
    if (!isNew) return typedTotal.forget();
    if (!question || isSure) take(total);
  };
  const rules = rulesOf(shown);
  const isAsked = isWaiting && question !== undefined && isLeft;
  return (
    <div>
      <AmountInput
        label={configurationTexts.totalBudget}
        description={configurationTexts.totalHint}
        form="total"
        currency={currency}
        value={text}
        error={isAsked ? undefined : messageOf('budget')}
        warning={isAsked ? sayFinding(question) : undefined}
        onChange={typedTotal.type}
        onBlur={() => leave(false)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.repeat) leave(isAsked);
        }}
        className="sm:max-w-64"
      />
      {isAsked && total !== null ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-2">
          <Button size="sm" onPress={() => take(total)}>
            {fill(configurationTexts.confirmTotal, {
              budget: showBudget({ amount: total, currency }),
            })}
          </Button>
          {configurationTexts.totalNotPublished}
        </p>
      ) : null}
      {isBudgetSettable(shown.status) ? (
        <BudgetAdvice
          campaign={isNew && !wrong ? withTotal(rules, total, currency) : rules}
          total={wrong ? null : total}
          isEmpty={isBlank(text)}
          suggested={shown.suggestedTotalGrossBudget}
          currency={currency}
          onUse={take}
        />
      ) : null}
    </div>
  );
}
