import { amountText, amountTextFinding, readAmount } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useState } from 'react';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { useForm, useFormField } from '../../configuration-fields/index.ts';

/** Whole units. What is no amount stays as it was typed, to be mended; an empty field is no budget. */
export function BudgetField() {
  const { account, engine, touch } = useForm();
  const { value, error, isRequired } = useFormField('budget');
  const [typed, setTyped] = useState<string>();
  const stored = value ? amountText(value) : '';
  const isMine = typed !== undefined && (readAmount(typed, 'total') ?? 0) === (value ?? 0);
  const isUnreadable =
    typed !== undefined && amountTextFinding(typed, 'budget', 'total') !== undefined;
  const text = isMine || isUnreadable ? typed : stored;
  return (
    <AmountInput
      label={templatesPageTexts.budget}
      description={templatesPageTexts.budgetHint}
      form="total"
      currency={account.currency}
      isRequired={isRequired}
      value={text}
      error={error}
      onChange={(next) => {
        setTyped(next);
        touch('budget');
        if (amountTextFinding(next, 'budget', 'total') === undefined) {
          engine.change('budget', readAmount(next, 'total') ?? null);
        }
      }}
      onBlur={() => {
        touch('budget');
        engine.commit('budget');
      }}
    />
  );
}
