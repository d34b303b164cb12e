import { type Currency, currencySymbol, leftAmountText, shownAmountText } from '@posthorn/domain';
import { MoneyInput, type MoneyInputProps } from '../../ui/fields/money-input.tsx';

interface AmountInputProps extends Omit<MoneyInputProps, 'shown' | 'currency'> {
  currency: Currency;
}

/** Whole units for a channel, as typed. */
export function AmountInput({ currency, value, onChange, onBlur, ...props }: AmountInputProps) {
  return (
    <MoneyInput
      {...props}
      value={value}
      shown={shownAmountText(value, 'whole')}
      currency={currencySymbol(currency)}
      onChange={onChange}
      onBlur={(event) => {
        const left = leftAmountText(value);
        if (left !== value) onChange(left);
        onBlur?.(event);
      }}
    />
  );
}
