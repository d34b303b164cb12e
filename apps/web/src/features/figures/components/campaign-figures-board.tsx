import {
  budgetChannels,
  campaignTitle,
  comparisonOf,
  fill,
  firstDayToSpend,
  goalOf,
  hasReadings,
  isBeforeLaunch,
  isOver,
  metricOfGoal,
  type PeriodBounds,
  showDate,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { type Ad, CampaignBar } from '../../ads/index.ts';
import {
  type Campaign,
  type CampaignFigures,
  campaignFiguresQuery,
} from '../../campaigns/index.ts';
import { campaignBounds } from '../model/campaign-bounds.ts';
import { useFiguresSearch, viewOf } from '../model/figures-search.ts';
import { EmptyPeriod } from './empty-period.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { MetricChart } from './metric-chart.tsx';
import { PeriodChooser } from './period-chooser.tsx';
import { RankedAds } from './ranked-ads.tsx';
import { ReportLink } from './report-link.tsx';
import { SpendPlan } from './spend-plan.tsx';

interface CampaignFiguresBoardProps {
  campaign: Campaign;
  figures: CampaignFigures;
  ads: Ad[];
  account: AccountFacts;
}

/** What a campaign did, what it cost and which of its ads did best. */
export function CampaignFiguresBoard(props: CampaignFiguresBoardProps) {
  const { campaign, figures, account } = props;
  const bounds = campaignBounds(campaign, figures, account.today);
  return (
    <div className="flex flex-col gap-4 pt-3">
      <CampaignBar campaign={campaign} today={account.today} />
      {bounds && hasReadings(figures) ? (
        <Shown {...props} bounds={bounds} />
      ) : (
        <Card>
          <EmptyState
            headingLevel={2}
            title={figuresTexts.emptyTitle}
            action={
              <ButtonLink
                href={{
                  to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
                  params: { campaignId: campaign.id },
                }}
              >
                {figuresTexts.seeAds}
              </ButtonLink>
            }
          >
            {whyEmpty(campaign, account.today)}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

function whyEmpty({ status, startDate }: Campaign, today: string): string {
  if (isBeforeLaunch(status)) return figuresTexts.emptyDraft;
  if (isOver(status)) return figuresTexts.emptyOver;
  return startDate && startDate > today
    ? fill(figuresTexts.emptyNotStarted, { date: showDate(startDate) })
    : figuresTexts.emptyRunning;
}

function Shown({
  campaign,
  figures,
  ads,
  account,
  bounds,
}: CampaignFiguresBoardProps & { bounds: PeriodBounds }) {
  const { today, currency } = account;
  const { search, choose } = useFiguresSearch();
  const goal = goalOf(campaign);
  const subject = campaignTitle(campaign);
  const view = viewOf(search, bounds, { preset: 'all', metric: metricOfGoal(goal) });
  const { period, metric } = view;
  // The ads of these days; the others are known already.
  const { data: ofPeriod = figures } = useQuery({
    ...campaignFiguresQuery(campaign.accountId, campaign.id, period),
    enabled: period !== undefined && view.preset !== 'all',
  });
  const budgets = useMemo(
    () =>
      figures.budgets.map(({ publishedOn, ...budget }) => ({
        ...budget,
        startDate: publishedOn ? firstDayToSpend(budget.startDate, publishedOn) : budget.startDate,
      })),
    [figures.budgets],
  );
  const idle = useMemo(
    () =>
      budgetChannels.flatMap((channel) => {
        const budget = campaign.customChannelBudget[channel] ?? 0;
        const isIdle =
          !campaign.publishedChannels.includes(channel) &&
          !figures.budgets.some((one) => one.channel === channel);
        return budget > 0 && isIdle ? [{ channel, budget }] : [];
      }),
    [campaign, figures.budgets],
  );
  const chooseMetric = (chosen: string) => choose({ metric: chosen });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodChooser view={view} bounds={bounds} onChoose={choose} />
        <ReportLink slug={campaign.workspaceSlug} today={today} campaignId={campaign.id} />
      </div>
      {period ? (
        <>
          <FigureTiles
            readings={figures}
            period={period}
            today={today}
            comparison={comparisonOf(period, bounds)}
            currency={currency}
            metric={metric}
            onChoose={chooseMetric}
          />
          <MetricChart {...{ subject, account, period, currency, metric }} readings={figures} />
        </>
      ) : (
        <EmptyPeriod onShowAll={() => choose({ period: 'all', from: undefined, to: undefined })} />
      )}
      <SpendPlan
        {...{ subject, account, currency, budgets, idle }}
        status={campaign.status}
        readings={figures}
      />
      {period ? (
        <RankedAds
          {...{ goal, currency, ads }}
          figures={view.preset === 'all' ? figures.ads : ofPeriod.ads}
        />
      ) : null}
    </>
  );
}
