import { metricInSentenceTexts } from '#texts/metric-in-sentence';
import { monthReportTexts } from '#texts/month-report';
import type { Currency } from '../budget/money.ts';
import { type CalendarDate, runningDays, showDate } from '../calendar/date.ts';
import { channelLabels, channels } from '../channel/channel.ts';
import { changeOf } from '../figure/change.ts';
import { type Metric, metricSpecs, showMetric } from '../figure/metric.ts';
import { type Comparison, isIn, type Period } from '../figure/period.ts';
import { countedIn, type Readings, unreadChannels } from '../figure/reading.ts';
import { listed } from '../message/listed.ts';
import { fill } from '../message/text.ts';
import { type Month, showMonth } from './month.ts';

interface ReportedMonth {
  month: Month;
  /** The days of it on which there can be figures. */
  period: Period;
  comparison: Comparison | undefined;
  today: CalendarDate;
  currency: Currency;
  readings: Readings;
  /** How many campaigns have figures; undefined where they are too many to be counted. */
  campaigns: number | undefined;
}

const compared: readonly Metric[] = ['impressions', 'clicks', 'leads', 'spend'];
/** Below this many a share would make much of little. */
const FEW_CLICKS = 10;

/** A month in sentences, for those who do not read tables. */
export function monthSummary(reported: ReportedMonth): string[] {
  const { month, period, today, currency, readings, campaigns } = reported;
  const counted = countedIn(readings, period);
  if (!counted) return [monthReportTexts.nothingKnown];
  const show = (metric: Metric) => showMetric(metric, metricSpecs[metric].of(counted), currency);
  const sums = {
    ...{ impressions: show('impressions'), clicks: show('clicks'), spend: show('spend') },
    month: showMonth(month),
  };
  const shown =
    campaigns === undefined
      ? fill(monthReportTexts.shownMany, sums)
      : fill(monthReportTexts.shown, { n: campaigns, ...sums });
  const applied =
    counted.leads > 0
      ? fill(monthReportTexts.applied, { n: counted.leads, each: show('cpl') })
      : monthReportTexts.noneApplied;
  return [shown, applied, sayComparison(reported), ...sayBest(reported), ...sayUnknown()];

  function sayUnknown(): string[] {
    const unread = unreadChannels(readings, period, today);
    return [
      ...(isIn(period, today) ? [fill(monthReportTexts.notOver, { date: showDate(today) })] : []),
      ...(unread.length > 0
        ? [
            fill(monthReportTexts.unread, {
              channels: listed(unread.map((one) => channelLabels[one])),
            }),
          ]
        : []),
    ];
  }
}

function sayComparison({ comparison, readings }: ReportedMonth): string {
  if (!comparison) return monthReportTexts.notCompared;
  const { current, before } = comparison;
  const [now, former] = [countedIn(readings, current), countedIn(readings, before)];
  const changes = compared.flatMap((metric) => {
    const change = changeOf(metric, now, former);
    const label = metricInSentenceTexts[metric];
    return change ? [fill(monthReportTexts.change, { label, change: change.text })] : [];
  });
  if (changes.length === 0) return monthReportTexts.notCompared;
  return fill(monthReportTexts.compared, {
    n: runningDays(before.from, before.to),
    changes: changes.join(', '),
  });
}

/** The channel with the most clicks, where there are several to choose from. */
function sayBest({ readings, period }: ReportedMonth): string[] {
  const clicks = channels
    .map((channel) => ({ channel, clicks: countedIn(readings, period, [channel])?.clicks ?? 0 }))
    .filter((one) => one.clicks > 0)
    .toSorted((a, b) => b.clicks - a.clicks);
  const all = clicks.reduce((sum, one) => sum + one.clicks, 0);
  const [first, second] = clicks;
  if (!first || !second || all < FEW_CLICKS || first.clicks === second.clicks) return [];
  const percent = Math.round((first.clicks / all) * 100);
  return [fill(monthReportTexts.mostClicks, { channel: channelLabels[first.channel], percent })];
}
