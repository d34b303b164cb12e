import {
  CAMPAIGNS_NAMED,
  campaignTitle,
  comparisonOf,
  fill,
  metricSpecs,
  metrics,
  showMetric,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import { useFiguresSearch, viewOf } from '../model/figures-search.ts';
import { workspaceUsual } from '../model/workspace-days.ts';
import { EmptyPeriod } from './empty-period.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FiguresTable } from './figures-table.tsx';
import { MetricChart } from './metric-chart.tsx';
import { PeriodChooser } from './period-chooser.tsx';

interface WorkspaceFiguresBoardProps {
  name: string;
  figures: WorkspaceFigures;
  account: AccountFacts;
}

/** What the campaigns of a workspace did together, and which of them cost the most. */
export function WorkspaceFiguresBoard({ name, figures, account }: WorkspaceFiguresBoardProps) {
  const { today, currency } = account;
  const { search, choose } = useFiguresSearch();
  const bounds = { from: figures.firstDay ?? today, to: today, today };
  const view = viewOf(search, bounds, workspaceUsual);
  const { period, metric } = view;
  const hasFigures = figures.days.length > 0;
  const chooseMetric = (chosen: string) => choose({ metric: chosen });
  return (
    <div className="flex flex-col gap-4 pt-3">
      <h1 className="text-xl font-semibold wrap-anywhere">
        {fill(figuresTexts.figuresOf, { name })}
      </h1>
      {figures.firstDay === null ? (
        <Card>
          <EmptyState headingLevel={2} title={figuresTexts.emptyTitle}>
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
                {figures.campaigns.length < CAMPAIGNS_NAMED ? null : (
                  <p className="text-sm text-text-2">
                    {fill(figuresTexts.moreCampaigns, { n: CAMPAIGNS_NAMED })}
                  </p>
                )}
                <FiguresTable
                  caption={figuresTexts.campaignsTitle}
                  heads={[figuresTexts.campaign, ...metrics.map((one) => metricSpecs[one].label)]}
                  rows={figures.campaigns.map((campaign) => ({
                    id: campaign.id,
                    cells: [
                      <Link
                        key="link"
                        variant="quiet"
                        href={{
                          to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/figures',
                          params: { campaignId: campaign.id },
                        }}
                        className="max-w-72 truncate"
                      >
                        {campaignTitle(campaign)}
                      </Link>,
                      ...metrics.map((one) =>
                        showMetric(one, metricSpecs[one].of(campaign), currency),
                      ),
                    ],
                  }))}
                />
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
