import { columnsTexts } from '#texts/columns';
import { figuresTexts } from '#texts/figures';
import type { Money } from '../budget/money.ts';
import type { ListFigure } from '../campaign/sort.ts';
import { fill } from '../message/text.ts';
import type { Counted } from './figure.ts';
import { type Metric, metricSpecs, showMetric } from './metric.ts';

/** What a list knows of a campaign; null is what the networks have not told. */
export interface ListedCampaign {
  figures: { [Count in keyof Counted]: number | null };
  customTotalGrossBudget: number | null;
  suggestedTotalGrossBudget: number | null;
  spend: Money;
}

interface ListFigureSpec {
  label: string;
  /** What it means, for those who do not know the abbreviation. */
  meaning: string;
  show: (campaign: ListedCampaign) => string;
}

const ofMetric = (metric: Metric): ListFigureSpec => ({
  label: metricSpecs[metric].label,
  meaning: metricSpecs[metric].meaning,
  show: ({ figures, spend }) => showMetric(metric, knownOf(metric, figures), spend.currency),
});

/** Applications are counted as they come, also before a network has told anything. */
function knownOf(metric: Metric, figures: ListedCampaign['figures']): number | null {
  const { impressions, clicks, leads, spend } = figures;
  if (impressions === null || clicks === null || leads === null || spend === null) {
    return metric === 'leads' ? leads : null;
  }
  return metricSpecs[metric].of({ impressions, clicks, leads, spend });
}

function showSpendOfBudget({ figures, ...campaign }: ListedCampaign): string {
  const budget = campaign.customTotalGrossBudget ?? campaign.suggestedTotalGrossBudget;
  if (figures.spend === null || !budget) return figuresTexts.notKnown;
  const percent = (figures.spend / budget) * 100;
  if (percent > 0 && percent < 1) return columnsTexts.lessThanOnePercent;
  return fill(columnsTexts.percent, { n: Math.floor(percent) });
}

/** The figures that lists of campaigns show, each in its words. */
export const listFigureSpecs: Record<ListFigure, ListFigureSpec> = {
  impressions: ofMetric('impressions'),
  clicks: ofMetric('clicks'),
  ctr: ofMetric('ctr'),
  cpc: ofMetric('cpc'),
  leads: ofMetric('leads'),
  cpl: ofMetric('cpl'),
  spendOfBudget: {
    label: columnsTexts.spendOfBudget,
    meaning: columnsTexts.spendOfBudgetMeaning,
    show: showSpendOfBudget,
  },
};
