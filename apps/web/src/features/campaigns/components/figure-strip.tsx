import {
  ACTIVE,
  currencyNames,
  DEFAULT_CURRENCY,
  fill,
  showCount,
  showCtr,
  showPrice,
  showSpend,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Term } from '../../../lib/glossary/term.tsx';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Kpi, KpiStrip } from '../../../ui/display/kpi.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { figuresQuery } from '../api/get-figures.ts';
import { onlyActive, rememberView, useListView } from '../model/list-view.ts';

/** What the campaigns of a workspace have reached together. The first two narrow the list, first what asks for something. */
export function FigureStrip({ slug }: { slug: string }) {
  const account = useAccount();
  const view = useListView();
  const query = useQuery(figuresQuery(account.id, slug));
  if (query.isError && !query.data) {
    return (
      <Card padding="sm" className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert" className="px-1 text-text-2">
          {fill(overviewTexts.figuresNotLoaded, { errorText: errorText(query.error) })}
        </p>
        <Button size="sm" isLoading={query.isFetching} onPress={() => void query.refetch()}>
          {commonTexts.tryAgain}
        </Button>
      </Card>
    );
  }
  const figures = query.data;
  const total = figures?.total;
  const money = (amount: number) => ({ amount, currency: figures?.currency ?? DEFAULT_CURRENCY });
  return (
    <div className="flex flex-col gap-1.5">
      <KpiStrip
        label={overviewTexts.figures}
        className="max-sm:fade-end max-sm:auto-cols-max max-sm:grid-flow-col max-sm:[&>*]:min-w-28 sm:grid-cols-4 min-[70rem]:grid-cols-[repeat(8,minmax(max-content,1fr))]"
      >
        <Kpi
          label={overviewTexts.needAttention}
          value={figures && showCount(figures.withErrors)}
          tone={figures?.withErrors ? 'danger' : 'default'}
          icon={figures?.withErrors ? <TriangleAlert aria-hidden="true" /> : undefined}
          isPressed={view.errors}
          toggleLabel={overviewTexts.showOnlyThese}
          onToggle={() => rememberView({ errors: !view.errors })}
        />
        <Kpi
          label={overviewTexts.active}
          value={figures && showCount(figures.active)}
          isPressed={onlyActive(view)}
          toggleLabel={overviewTexts.showOnlyThese}
          onToggle={() => rememberView({ statuses: onlyActive(view) ? [] : [ACTIVE] })}
        />
        <Kpi label={overviewTexts.spend} value={total && showSpend(money(total.spend))} />
        <Kpi label={overviewTexts.impressions} value={total && showCount(total.impressions)} />
        <Kpi label={overviewTexts.clicks} value={total && showCount(total.clicks)} />
        <Kpi
          label={overviewTexts.ctr}
          term={<Term word="ctr">{overviewTexts.ctr}</Term>}
          value={total && showCtr(total.ctr)}
        />
        <Kpi
          label={overviewTexts.cpc}
          term={<Term word="cpc">{overviewTexts.cpc}</Term>}
          value={total && showPrice(money(total.cpc))}
        />
        <Kpi
          label={overviewTexts.leads}
          term={<Term word="leads">{overviewTexts.leads}</Term>}
          value={total && showCount(total.leads)}
        />
      </KpiStrip>
      <p className="min-h-4 text-xs text-text-2">
        {figures
          ? fill(overviewTexts.figuresOfAllTime, { currency: currencyNames[figures.currency] })
          : null}{' '}
        <Link href={{ to: '/campaigns-overview/figures/$slug', params: { slug } }}>
          {overviewTexts.figuresOverTime}
        </Link>
      </p>
    </div>
  );
}
