import {
  channelLabels,
  comparisonOf,
  currencyNames,
  daysOf,
  fill,
  listed,
  metricSpecs,
  monthSummary,
  type Period,
  type PeriodBounds,
  showDate,
  showMetric,
  showMonth,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { monthReportTexts } from '@posthorn/domain/texts/month-report';
import type { ReactNode } from 'react';
import { StillChart } from '../../../ui/chart/still-chart.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import { channelLines } from '../model/channel-lines.ts';
import { dayPoints } from '../model/day-points.ts';
import { showPeriod } from '../model/period-text.ts';
import type { ReportView } from '../model/report-search.ts';
import { useRemarks } from '../model/use-remarks.ts';
import { CampaignsTable, isCut } from './campaigns-table.tsx';
import { ReportStrip } from './report-strip.tsx';

interface ReportSheetProps {
  /** The workspace, or all of them. */
  name: string;
  slug: string;
  account: AccountFacts;
  figures: WorkspaceFigures;
  view: ReportView;
  period: Period;
  bounds: PeriodBounds;
  logo: { url: string; title: string } | undefined;
  /** The ads, campaign by campaign. */
  children: ReactNode;
}

const REMARKS_MAX = 4_000;

/** The report itself: dark on white also on a dark screen, as on paper; where there is room, as wide as its tables. */
export function ReportSheet(props: ReportSheetProps) {
  const { name, slug, account, figures, view, period, bounds, logo, children } = props;
  const { month, metric, campaignIds } = view;
  const { today, currency } = account;
  const report = [account.id, slug, month, campaignIds?.join() ?? ''].join('/');
  const [remarks, writeRemarks] = useRemarks(report);
  const comparison = comparisonOf(period, bounds);
  const days = daysOf(period);
  const title = fill(figuresTexts.chartTitle, { metric: metricSpecs[metric].label });
  const until = period.to < today ? period.to : today;
  return (
    <article
      data-theme="light"
      aria-label={fill(monthReportTexts.reportOf, { name, month: showMonth(month) })}
      className="mx-auto flex w-full max-w-[200mm] flex-col gap-8 xl:max-w-[60rem] rounded-card border border-line bg-surface p-4 sm:p-[10mm] print:max-w-none print:border-0 print:p-0"
    >
      <header className="flex flex-col gap-6 border-b border-line pb-8 print:min-h-[240mm] print:break-after-page print:justify-center print:border-0">
        {logo ? (
          <img
            src={logo.url}
            alt={logo.title}
            className="max-h-20 max-w-60 self-start object-contain object-left"
          />
        ) : null}
        <div>
          <p className="text-lg text-text-2 wrap-anywhere">{account.name}</p>
          <h1 className="text-2xl font-semibold">{monthReportTexts.report}</h1>
          <p className="mt-1 text-xl">{showMonth(month)}</p>
        </div>
        <div className="text-sm text-text-2">
          <p className="wrap-anywhere">{name}</p>
          <p>{showPeriod(period)}</p>
          <p>{fill(monthReportTexts.madeOn, { date: showDate(today) })}</p>
        </div>
      </header>
      <Part title={monthReportTexts.summary}>
        {monthSummary({
          ...{ month, period, comparison, today, currency },
          readings: figures,
          campaigns: isCut(figures.campaigns) ? undefined : figures.campaigns.length,
        }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Part>
      <Textarea
        label={monthReportTexts.remarks}
        description={monthReportTexts.remarksHelp}
        value={remarks}
        onChange={writeRemarks}
        max={REMARKS_MAX}
        rows={4}
        className="print:hidden"
      />
      {remarks.trim() ? (
        <div className="hidden print:block">
          <Part title={monthReportTexts.remarks}>
            <p className="whitespace-pre-wrap wrap-anywhere">{remarks}</p>
          </Part>
        </div>
      ) : null}
      <Part title={monthReportTexts.strip}>
        <ReportStrip {...{ period, comparison, currency }} readings={figures} />
      </Part>
      <Part title={title}>
        <StillChart
          label={title}
          points={dayPoints(days, today)}
          lines={channelLines(figures, days, metric, today)}
          showTick={(value) => showMetric(metric, value, currency)}
          isWhole={metricSpecs[metric].isSum}
        />
      </Part>
      <Part title={figuresTexts.campaignsTitle} mayBreak>
        <CampaignsTable campaigns={figures.campaigns} currency={currency} />
      </Part>
      {children}
      <footer className="border-t border-line pt-3 text-xs text-text-2">
        {fill(monthReportTexts.source, {
          networks: listed(figures.channels.map(({ channel }) => channelLabels[channel])),
          date: showDate(until),
          currency: currencyNames[currency],
        })}
      </footer>
    </article>
  );
}

interface PartProps {
  title: string;
  /** Longer than a page, perhaps. */
  mayBreak?: boolean;
  children: ReactNode;
}

function Part({ title, mayBreak = false, children }: PartProps) {
  return (
    <section
      aria-label={title}
      className={`flex flex-col gap-3 print:block print:space-y-3 ${mayBreak ? '' : 'break-inside-avoid'}`}
    >
      <h2 className="break-after-avoid text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
