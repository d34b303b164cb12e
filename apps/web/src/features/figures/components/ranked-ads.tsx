import {
  type Channel,
  type Currency,
  channelLabels,
  channels,
  currencySymbol,
  fill,
  type Goal,
  metricOfGoal,
  metricSpecs,
  type RankedAd,
  type RankingVerdict,
  rankAds,
  showCtr,
  showMetric,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { metricInSentenceTexts } from '@posthorn/domain/texts/metric-in-sentence';
import { useId } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Ad, adName } from '../../ads/index.ts';
import type { CampaignFigures } from '../../campaigns/index.ts';
import { AdPicture } from './ad-picture.tsx';
import { FiguresTable } from './figures-table.tsx';

interface RankedAdsProps {
  goal: Goal;
  currency: Currency;
  figures: CampaignFigures['ads'];
  ads: readonly Ad[];
  /** Where several campaigns stand on one page. */
  title?: string;
}

/** The ads of each channel, the best first, and whether that is more than luck. */
export function RankedAds(props: RankedAdsProps) {
  const { goal, currency, figures, ads, title = figuresTexts.adsTitle } = props;
  const headingId = useId();
  const metric = metricOfGoal(goal);
  const unit = currencySymbol(currency);
  const shown = channels.filter((one) => figures.some(({ channel }) => channel === one));
  const isPriced = metric === 'impressions';
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      className="flex flex-col gap-4 print:border-0 print:p-0"
    >
      <div>
        <h2 id={headingId} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 text-sm text-text-2">
          {isPriced
            ? fill(figuresTexts.adsByPrice, { unit })
            : fill(figuresTexts.adsByShare, { metric: metricInSentenceTexts[metric] })}
        </p>
      </div>
      {shown.length === 0 ? <p className="text-text-2">{figuresTexts.noAdFigures}</p> : null}
      {shown.map((channel) => (
        <ChannelRanking
          key={channel}
          {...{ channel, goal, currency, ads }}
          rateHead={isPriced ? fill(figuresTexts.perMoney, { unit }) : figuresTexts.perThousand}
          figures={figures.filter((one) => one.channel === channel)}
        />
      ))}
      {shown.length > 0 && !isPriced ? (
        <details className="text-xs text-text-2">
          <summary className="w-fit cursor-pointer rounded-xs focus-visible:field-ring">
            {figuresTexts.testQuestion}
          </summary>
          <p className="mt-1">{figuresTexts.testNote}</p>
        </details>
      ) : null}
    </Card>
  );
}

interface ChannelRankingProps extends Omit<RankedAdsProps, 'title'> {
  channel: Channel;
  rateHead: string;
}

const columns = ['impressions', 'clicks', 'leads', 'spend', 'ctr', 'cpc'] as const;

function ChannelRanking({ channel, goal, currency, figures, ads, rateHead }: ChannelRankingProps) {
  const { ads: ranked, verdict } = rankAds(
    figures.map(({ adId, ...counted }) => ({ id: adId, counted })),
    goal,
  );
  const adOf = (id: string) => ads.find((ad) => ad.id === id);
  const nameOf = (id: string) => {
    const ad = adOf(id);
    return ad ? adName(ad) : figuresTexts.adWithoutName;
  };
  const name = ({ id, isFew }: RankedAd, at: number) => (
    <span className="flex max-w-72 items-center gap-3">
      <span className="tabular w-5 shrink-0 text-right text-text-3">{at + 1}</span>
      <AdPicture ad={adOf(id)} channel={channel} />
      <span className="min-w-0 truncate" title={nameOf(id)}>
        {nameOf(id)}
      </span>
      {isFew ? <span className="shrink-0 text-xs text-text-3">{figuresTexts.fewMark}</span> : null}
    </span>
  );
  return (
    <div className="flex flex-col gap-2">
      <h3 className="flex items-center gap-2 font-medium">
        <ChannelGlyph channel={channel} className="size-5" />
        {channelLabels[channel]}
      </h3>
      <p className="text-sm">{sayVerdict(verdict, nameOf)}</p>
      <FiguresTable
        caption={fill(figuresTexts.adsOf, { channel: channelLabels[channel] })}
        heads={[figuresTexts.ad, rateHead, ...columns.map((one) => metricSpecs[one].label)]}
        rows={ranked.map((ad, at) => ({
          id: ad.id,
          cells: [
            name(ad, at),
            ad.rate === null ? figuresTexts.notKnown : ad.rate.toFixed(2),
            ...columns.map((one) => showMetric(one, metricSpecs[one].of(ad.counted), currency)),
          ],
        }))}
        role="group"
      />
    </div>
  );
}

function sayVerdict(verdict: RankingVerdict, nameOf: (id: string) => string): string {
  switch (verdict.kind) {
    case 'winner':
      return fill(figuresTexts.winner, { ad: nameOf(verdict.adId), p: showChance(verdict.p) });
    case 'noDifference':
      return fill(figuresTexts.noDifference, { p: showChance(verdict.p) });
    default:
      return figuresTexts[verdict.kind];
  }
}

/** Decimals only where there is nothing before them. */
function showChance(p: number): string {
  if (p < 0.001) return figuresTexts.lessThanAThousandth;
  return p < 0.01 ? showCtr(p * 100) : fill(figuresTexts.percent, { n: Math.round(p * 100) });
}
