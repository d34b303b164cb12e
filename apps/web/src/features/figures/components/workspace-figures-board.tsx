import { comparisonOf, fill } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import { useFiguresSearch, viewOf } from '../model/figures-search.ts';
import { workspaceUsual } from '../model/workspace-days.ts';
import { CampaignsTable } from './campaigns-table.tsx';
import { EmptyPeriod } from './empty-period.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { MetricChart } from './metric-chart.tsx';
import { PeriodChooser } from './period-chooser.tsx';
import { ReportLink } from './report-link.tsx';

interface WorkspaceFiguresBoardProps {
  name: string;
  slug: string;
  figures: WorkspaceFigures;
  account: AccountFacts;
}

/** What the campaigns of a workspace did together, and which of them cost the most. */
export function WorkspaceFiguresBoard(props: WorkspaceFiguresBoardProps) {
  const { name, slug, figures, account } = props;
  const { today, currency } = account;
  const { search, choose } = useFiguresSearch();
  const bounds = { from: figures.firstDay ?? today, to: today, today };
  const view = viewOf(search, bounds, workspaceUsual);
  const { period, metric } = view;
  const hasFigures = figures.days.length > 0;
  const chooseMetric = (chosen: string) => choose({ metric: chosen });
  return (
    <div className="flex flex-col gap-4 pt-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-xl font-semibold wrap-anywhere">
          {fill(figuresTexts.figuresOf, { name })}
        </h1>
        <ReportLink slug={slug} today={today} />
      </div>
      {figures.firstDay === null ? (
        <Card>
          <EmptyState
            headingLevel={2}
            title={figuresTexts.emptyTitle}
            action={
              <ButtonLink href={{ to: '/campaigns-overview' }}>
                {figuresTexts.seeCampaigns}
              </ButtonLink>
            }
          >
            {figuresTexts.emptyWorkspace}
          </EmptyState>
        </Card>
      ) : (
        <>
          <PeriodChooser view={view} bounds={bounds} onChoose={choose} />
          {period && hasFigures ? (
            <>
              <FigureTiles
                {...{ period, today, currency, metric }}
                readings={figures}
                comparison={comparisonOf(period, bounds)}
                onChoose={chooseMetric}
              />
              <MetricChart
                {...{ account, period, currency, metric }}
                subject={name}
                readings={figures}
              />
              <Card as="section" aria-labelledby="campaigns" className="flex flex-col gap-4">
                <h2 id="campaigns" className="text-lg font-semibold">
                  {figuresTexts.campaignsTitle}
                </h2>
                <CampaignsTable campaigns={figures.campaigns} currency={currency} />
              </Card>
            </>
          ) : (
            <EmptyPeriod
              onShowAll={() => choose({ period: 'all', from: undefined, to: undefined })}
            />
          )}
        </>
      )}
    </div>
  );
}
