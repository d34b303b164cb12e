import {
  dynamicGoalCards,
  showBudget,
  showCount,
  showCtr,
  showDate,
  showPrice,
  showSpend,
} from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';

export interface CampaignFigure {
  id: string;
  label: string;
  /** Told by the network; the others were decided here. */
  isResult?: true;
  /** Where it has no room. */
  hides?: 'tablet' | 'laptop' | 'desktop';
  of: (campaign: DynamicCampaign) => string;
}

const UNKNOWN = '–';

/** What the network has told; nothing before it was asked, which is not the same as none. */
const told =
  (show: (campaign: DynamicCampaign) => string) =>
  (campaign: DynamicCampaign): string =>
    campaign.figuresAt === null ? UNKNOWN : show(campaign);

const price = (amount: number | null, { spend: { currency } }: DynamicCampaign): string =>
  amount === null ? UNKNOWN : showPrice({ amount, currency });

/** A campaign for visits counts applications only where the ad account has a pixel. */
const applications = ({ goal, statistics: { total } }: DynamicCampaign): string =>
  total.totalApplications === 0 && dynamicGoalCards[goal].goalType === 'clicks'
    ? UNKNOWN
    : showCount(total.totalApplications);

/** What a campaign costs and brings, in the order of the columns. */
export const campaignFigures: readonly CampaignFigure[] = [
  {
    id: 'start',
    label: texts.start,
    hides: 'tablet',
    of: ({ startDate }) => (startDate ? showDate(startDate) : UNKNOWN),
  },
  {
    id: 'dailyBudget',
    label: texts.dailyBudget,
    of: ({ customDailyBudget: amount, spend: { currency } }) => showBudget({ amount, currency }),
  },
  { id: 'spend', isResult: true, label: texts.spend, of: told(({ spend }) => showSpend(spend)) },
  {
    id: 'impressions',
    isResult: true,
    label: texts.impressions,
    hides: 'laptop',
    of: told(({ statistics: { total } }) => showCount(total.totalImpressions)),
  },
  {
    id: 'reach',
    isResult: true,
    label: texts.reach,
    hides: 'desktop',
    of: told(({ statistics: { total } }) => showCount(total.totalReach)),
  },
  {
    id: 'clicks',
    isResult: true,
    label: texts.clicks,
    hides: 'tablet',
    of: told(({ statistics: { total } }) => showCount(total.totalClicks)),
  },
  {
    id: 'ctr',
    isResult: true,
    label: texts.ctr,
    hides: 'desktop',
    of: told(({ statistics: { total } }) => showCtr(total.totalCtr)),
  },
  {
    id: 'cpc',
    isResult: true,
    label: texts.cpc,
    hides: 'laptop',
    of: told((campaign) => price(campaign.statistics.total.totalCpc, campaign)),
  },
  {
    id: 'applications',
    isResult: true,
    label: texts.applications,
    hides: 'tablet',
    of: told(applications),
  },
  {
    id: 'cpa',
    isResult: true,
    label: texts.cpa,
    hides: 'tablet',
    of: told((campaign) => price(campaign.statistics.total.totalCpa, campaign)),
  },
];
