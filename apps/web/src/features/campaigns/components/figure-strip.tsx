import {
  ACTIVE,
  DEFAULT_CURRENCY,
  showCount,
  showCtr,
  showPrice,
  showSpend,
} from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Kpi, KpiStrip } from '../../../ui/display/kpi.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { figuresQuery } from '../api/get-figures.ts';
import { onlyActive, rememberView, useListView } from '../model/list-view.ts';

/** What the campaigns of a workspace have reached together. The first and the last narrow the list. */
export function FigureStrip({ slug }: { slug: string }) {
  const account = useAccount();
  const view = useListView();
  const query = useQuery(figuresQuery(account.id, slug));
  if (query.isError && !query.data) {
    return (
      <Card padding="sm" className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert" className="px-1 text-text-2">
          The figures could not be loaded. {errorText(query.error)}
        </p>
        <Button size="sm" isLoading={query.isFetching} onPress={() => void query.refetch()}>
          Try again
        </Button>
      </Card>
    );
  }
  const figures = query.data;
  const total = figures?.total;
  const money = (amount: number) => ({ amount, currency: figures?.currency ?? DEFAULT_CURRENCY });
  return (
    <KpiStrip
      label="Figures"
      className="max-sm:auto-cols-max max-sm:grid-flow-col max-sm:[&>*]:min-w-28 sm:grid-cols-4 lg:grid-cols-[repeat(8,minmax(max-content,1fr))]"
    >
      <Kpi
        label="Active"
        value={figures && showCount(figures.active)}
        isPressed={onlyActive(view)}
        toggleLabel="Show only these"
        onToggle={() => rememberView({ statuses: onlyActive(view) ? [] : [ACTIVE] })}
      />
      <Kpi label="Spend" value={total && showSpend(money(total.spend))} />
      <Kpi label="Impressions" value={total && showCount(total.impressions)} />
      <Kpi label="Clicks" value={total && showCount(total.clicks)} />
      <Kpi label="CTR" value={total && showCtr(total.ctr)} />
      <Kpi label="CPC" value={total && showPrice(money(total.cpc))} />
      <Kpi label="Leads" value={total && showCount(total.leads)} />
      <Kpi
        label="Need attention"
        value={figures && showCount(figures.withErrors)}
        tone={figures?.withErrors ? 'danger' : 'default'}
        icon={figures?.withErrors ? <TriangleAlert aria-hidden="true" /> : undefined}
        isPressed={view.errors}
        toggleLabel="Show only these"
        onToggle={() => rememberView({ errors: !view.errors })}
      />
    </KpiStrip>
  );
}
