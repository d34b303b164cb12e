import { currencyNames, fill } from '@posthorn/domain';
import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { financeSettingsQuery } from '../api/finance.ts';

/** What invoices say; people of the account read it only. */
export function FinanceInformation() {
  const { id } = useAccount();
  const query = useQuery(financeSettingsQuery(id));
  return (
    <Answered
      query={query}
      skeleton={<SkeletonRows rowHeight={40} label={financePageTexts.loading} />}
    >
      {(settings) => (
        <Card padding="lg">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            <Fact label={financePageTexts.invoiceEmail} value={settings.invoiceEmail} />
            <Fact label={financePageTexts.vatNumber} value={settings.vatNumber} />
            <Fact label={financePageTexts.billingOption} value={settings.billingOption} />
            <Fact label={financePageTexts.taxGroup} value={settings.taxGroup} />
            <Fact
              label={financePageTexts.currency}
              value={`${settings.currencyCode} (${currencyNames[settings.currencyCode]})`}
            />
            <Fact
              label={financePageTexts.paymentPeriod}
              value={fill(financePageTexts.days, { n: settings.paymentPeriod })}
            />
            <Fact label={financePageTexts.costCenter} value={settings.costCenter} />
          </dl>
        </Card>
      )}
    </Answered>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className={value ? 'wrap-anywhere' : 'text-text-3'}>
        {value || financePageTexts.unknown}
      </dd>
    </div>
  );
}
