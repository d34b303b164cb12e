import {
  BUDGET_CHANGE_MAX,
  BUDGET_CHANGE_MIN,
  type Currency,
  earliestStart,
  latestEnd,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { useQuery } from '@tanstack/react-query';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { DatePicker } from '../../../ui/date/date-picker.tsx';
import type { DateRange } from '../../../ui/date/date-range.ts';
import { DateRangePicker } from '../../../ui/date/date-range-picker.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import type { BulkAction } from './bulk-action.ts';

/** As typed and chosen. */
export interface Entered {
  range: DateRange | null;
  endDate: string | null;
  amount: string;
  percent: number | null;
  slug: string | null;
}

export const NOTHING_ENTERED: Entered = {
  range: null,
  endDate: null,
  amount: '',
  percent: null,
  slug: null,
};

interface BulkFieldsProps {
  input: BulkAction['input'];
  /** The amount is the budget of each campaign, not what is added to it. */
  isTotal: boolean | undefined;
  currency: Currency;
  entered: Entered;
  /** What is wrong with the amount or the percentage. */
  error: string | undefined;
  onChange: (entered: Entered) => void;
}

/** What is entered once for all of them. */
export function BulkFields({
  input,
  isTotal,
  currency,
  entered,
  error,
  onChange,
}: BulkFieldsProps) {
  const { id: accountId } = useAccount();
  const { data: account } = useQuery(accountFactsQuery(accountId));
  const { workspaces } = useWorkspaceChoice();
  if (input === 'dates') {
    return (
      <DateRangePicker
        label={bulkTexts.period}
        value={entered.range}
        onChange={(range) => onChange({ ...entered, range })}
        today={account?.today}
        {...(account && { min: earliestStart(account.today), max: latestEnd(account.today) })}
      />
    );
  }
  const amount = (
    <AmountInput
      label={bulkTexts.amount}
      form={isTotal ? 'total' : 'whole'}
      description={input === 'endDate' ? bulkTexts.amountHint : undefined}
      currency={currency}
      value={entered.amount}
      error={error}
      onChange={(amount) => onChange({ ...entered, amount })}
    />
  );
  if (input === 'amount') return amount;
  if (input === 'endDate') {
    return (
      <>
        <DatePicker
          label={bulkTexts.lastDay}
          value={entered.endDate}
          onChange={(endDate) => onChange({ ...entered, endDate })}
          today={account?.today}
          {...(account && { min: account.today, max: latestEnd(account.today) })}
        />
        {amount}
      </>
    );
  }
  if (input === 'percent') {
    return (
      <NumberInput
        label={bulkTexts.percentage}
        description={bulkTexts.percentageHint}
        unit={bulkTexts.percentSign}
        minValue={BUDGET_CHANGE_MIN}
        maxValue={BUDGET_CHANGE_MAX}
        value={entered.percent}
        error={error}
        onChange={(percent) => onChange({ ...entered, percent })}
        className="sm:max-w-64"
      />
    );
  }
  if (input === 'workspace') {
    return (
      <Select
        label={bulkTexts.workspace}
        options={workspaces.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={entered.slug}
        onChange={(slug) => onChange({ ...entered, slug })}
      />
    );
  }
  return null;
}
