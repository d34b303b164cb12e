import {
  type AmountForm,
  amountTextFinding,
  type Currency,
  currencySymbol,
  type Finding,
  isUnfinishedAmount,
  leftAmountText,
  sayFinding,
  shownAmountText,
} from '@posthorn/domain';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { type FormEvent, useState } from 'react';
import { MoneyInput, type MoneyInputProps } from '../../ui/fields/money-input.tsx';

interface AmountInputProps extends Omit<MoneyInputProps, 'shown' | 'currency'> {
  currency: Currency;
  /** Whole units unless told. */
  form?: AmountForm;
}

/** A key for one digit more than an amount takes. More of them at once are no key, and are shown as they came. */
function digitTooMany(
  { currentTarget, data }: FormEvent<HTMLInputElement> & { data?: string },
  form: AmountForm,
): Finding | undefined {
  const { value, selectionStart, selectionEnd } = currentTarget;
  if (!data || !/^\d$/.test(data)) return undefined;
  const next = value.slice(0, selectionStart ?? 0) + data + value.slice(selectionEnd ?? 0);
  const wrong = amountTextFinding(next, '', form);
  return wrong?.code === 'field.amountTooLong' ? wrong : undefined;
}

/**
 * The one field for money. What is typed stays, and what can not be taken of it is said below, at once or,
 * where more typing may mend it, once the field is left: a sum that was changed in silence would be paid.
 */
export function AmountInput(props: AmountInputProps) {
  const { currency, form = 'whole', value, onChange, ...rest } = props;
  const [isLeft, setLeft] = useState(false);
  const [isReset, setReset] = useState(false);
  const [tooLong, setTooLong] = useState<Finding>();
  const wrong = amountTextFinding(value, '', form);
  const isWaiting = !isLeft && isUnfinishedAmount(value);
  // Where the words stand elsewhere, the caller says only that it is wrong.
  const isMine = !props.isDisabled && !props.isReadOnly && props.isInvalid === undefined;
  const own = isMine ? wrong : undefined;
  return (
    <MoneyInput
      {...rest}
      inputMode={form === 'cents' ? 'decimal' : 'numeric'}
      value={value}
      shown={shownAmountText(value, form)}
      currency={currencySymbol(currency)}
      error={own && !isWaiting ? sayFinding(own) : props.error}
      warning={
        tooLong ? sayFinding(tooLong) : isReset ? fieldTexts.amountBeganWithZero : props.warning
      }
      onBeforeInput={(event) => {
        const refused = digitTooMany(event, form);
        if (refused) event.preventDefault();
        setTooLong(refused);
      }}
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
        setTooLong(undefined);
        const left = form === 'cents' ? value : leftAmountText(value);
        setReset(left !== value);
        if (left !== value) onChange(left);
        props.onBlur?.(event);
      }}
    />
  );
}
