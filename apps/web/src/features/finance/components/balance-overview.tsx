import { freeOf, type Money, showPrice } from '@posthorn/domain';
import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { Kpi, KpiStrip } from '../../../ui/display/kpi.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useAccount } from '../../accounts/index.ts';
import { balanceQuery } from '../api/finance.ts';
import { Recipients } from './recipients.tsx';

/** The money of the account, and who is sent an overview of it. */
export function BalanceOverview() {
  const { id } = useAccount();
  const query = useQuery(balanceQuery(id));
  return (
    <div className="flex flex-col gap-4">
      <Answered
        query={query}
        skeleton={<SkeletonRows rows={1} rowHeight={72} label={financePageTexts.loading} />}
      >
        {({ totalBudget, reserved }) => (
          <KpiStrip label={financePageTexts.amounts} className="grid-cols-1 sm:grid-cols-3">
            <Amount label={financePageTexts.total} money={totalBudget} />
            <Amount label={financePageTexts.reserved} money={reserved} />
            <Amount
              label={financePageTexts.free}
              money={{ ...totalBudget, amount: freeOf(totalBudget.amount, reserved.amount) }}
            />
          </KpiStrip>
        )}
      </Answered>
      <Recipients />
    </div>
  );
}

function Amount({ label, money }: { label: string; money: Money }) {
  return (
    <Kpi label={label} value={showPrice(money)} tone={money.amount < 0 ? 'danger' : 'default'} />
  );
}
