import {
  amountText,
  amountTextFinding,
  fill,
  isBlank,
  isBudgetSettable,
  readAmount,
  reconfirmQuestion,
  sayFinding,
  showBudget,
  totalFindings,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { type KeyboardEvent, useState } from 'react';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { rulesOf } from '../../campaigns/index.ts';
import { useConfiguration } from '../model/configuration.tsx';

/**
 * What the campaign may spend in all. It is saved when the field is left or Enter is pressed: digit by digit
 * other sums would be saved on the way. A large one is asked about first.
 */
export function TotalField() {
  const { values, shown, account, pick, messageOf } = useConfiguration();
  const { currency } = account;
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? (values.budget ? amountText(values.budget) : '');
  const total = isBlank(text) ? null : (readAmount(text, 'whole') ?? null);
  const wrong =
    amountTextFinding(text, 'budget') ?? totalFindings(rulesOf(shown), total, currency)[0];
  const isNew = total !== values.budget;
  const question =
    isNew && !wrong && total !== null ? reconfirmQuestion({ amount: total, currency }) : undefined;
  const take = (sum: number | null) => {
    setTyped(undefined);
    setLeft(false);
    pick('budget', sum);
  };
  /** The first time a large sum is asked about, the second time it is taken. */
  const leave = (isSure: boolean) => {
    setLeft(true);
    if (typed === undefined || wrong) return;
    if (!isNew) return setTyped(undefined);
    if (!question || isSure) take(total);
  };
  const { suggestedTotalGrossBudget: suggested } = shown;
  const isAsked = question !== undefined && isLeft;
  return (
    <div>
      <AmountInput
        label={configurationTexts.totalBudget}
        description={configurationTexts.totalHint}
        currency={currency}
        value={text}
        error={isLeft && wrong && typed !== undefined ? sayFinding(wrong) : messageOf('budget')}
        warning={isAsked ? sayFinding(question) : undefined}
        onChange={(next) => {
          setTyped(next);
          setLeft(false);
        }}
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
      {isBlank(text) && suggested !== null && isBudgetSettable(shown.status) ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
          {fill(configurationTexts.suggestion, {
            budget: showBudget({ amount: suggested, currency }),
          })}
          <Button size="sm" onPress={() => take(suggested)}>
            {fill(configurationTexts.useSuggestion, {
              budget: showBudget({ amount: suggested, currency }),
            })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
