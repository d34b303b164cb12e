import {
  type AmountForm,
  amountTextFinding,
  type Currency,
  currencySymbol,
  isUnfinishedAmount,
  leftAmountText,
  sayFinding,
  shownAmountText,
} from '@posthorn/domain';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { useState } from 'react';
import { MoneyInput, type MoneyInputProps } from '../../ui/fields/money-input.tsx';

interface AmountInputProps extends Omit<MoneyInputProps, 'shown' | 'currency'> {
  currency: Currency;
  /** Whole units unless told. */
  form?: AmountForm;
}

/**
 * The one field for money. What is typed stays, and what can not be taken of it is said below, at once or,
 * where more typing may mend it, once the field is left: a sum that was changed in silence would be paid.
 */
export function AmountInput(props: AmountInputProps) {
  const { currency, form = 'whole', value, onChange, ...rest } = props;
  const [isLeft, setLeft] = useState(false);
  const [isReset, setReset] = useState(false);
  const wrong = amountTextFinding(value, '', form);
  const isWaiting = !isLeft && isUnfinishedAmount(value);
  // Where the words stand elsewhere, the caller says only that it is wrong.
  const own = wrong && props.isInvalid === undefined && !props.isDisabled ? wrong : undefined;
  return (
    <MoneyInput
      {...rest}
      inputMode={form === 'cents' ? 'decimal' : 'numeric'}
      value={value}
      shown={shownAmountText(value, form)}
      currency={currencySymbol(currency)}
      error={own && !isWaiting ? sayFinding(own) : props.error}
      warning={isReset ? fieldTexts.amountBeganWithZero : props.warning}
      onChange={(next) => {
        setLeft(false);
        setReset(false);
        onChange(next);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setLeft(true);
        // What is listened to stays here unless told: Escape must still close the layer around.
        event.continuePropagation();
        props.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        const left = form === 'whole' ? leftAmountText(value) : value;
        setReset(left !== value);
        if (left !== value) onChange(left);
        props.onBlur?.(event);
      }}
    />
  );
}
