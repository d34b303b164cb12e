import { type Currency, canAdvertiseIn, currencyNames } from '../budget/money.ts';
import type { LaunchFacts } from '../campaign/launch.ts';
import { channelLabels } from '../channel/channel.ts';
import { type BudgetChannel, budgetNames, dynamicAdsChannel } from '../channel/placement.ts';
import { coverFinding } from '../finance/limit.ts';
import { type Finding, finding } from '../finding.ts';
import { type DynamicCampaignValues, dynamicCampaignFindings } from './dynamic-campaign.ts';
import { needsPixel } from './goal.ts';

/** What deploying has to know besides the campaign. */
export interface DeployFacts extends Omit<LaunchFacts, 'today'> {
  currency: Currency;
  /** The list it runs on; null when it was deleted. */
  jobList: { jobsCount: number } | null;
  /** The Facebook page in whose name ads are shown; null without one that the network knows. */
  pageId: string | null;
  /** Whether the ad account may keep catalogues. */
  takesCatalogues: boolean;
}

/**
 * Everything that keeps a draft from being deployed. Paths name the place that mends it: a field of the
 * campaign, `jobList`, `page`, `networks`.
 */
export function deployFindings(values: DynamicCampaignValues, facts: DeployFacts): Finding[] {
  const { jobList, pageId, currency } = facts;
  // Whether conversions are counted is said of the ad account below.
  const saved = dynamicCampaignFindings(values, { hasConversionId: true });
  return [
    ...saved,
    ...(jobList === null && values.jobListId !== null
      ? [finding('dynamicCampaign.jobListGone', 'jobList')]
      : []),
    ...(jobList?.jobsCount === 0 ? [finding('dynamicCampaign.withoutJobs', 'jobList')] : []),
    ...(canAdvertiseIn(currency)
      ? []
      : [finding('launch.currency', 'networks', { currency: currencyNames[currency] })]),
    ...(pageId === null
      ? [finding('launch.noPage', 'page', { channels: channelLabels[dynamicAdsChannel] })]
      : []),
    ...networkFindings(values, facts),
    ...coverFindings(values, facts),
  ];
}

/** What is paused goes on holding its day. It is not shown again while more was spent than there is. */
export const resumeFindings = (
  values: Pick<DynamicCampaignValues, 'dailyBudget'>,
  { currency, freeMoney }: Pick<DeployFacts, 'currency' | 'freeMoney'>,
): Finding[] =>
  coverFindings(values, {
    currency,
    freeMoney: freeMoney === null ? null : freeMoney + (values.dailyBudget ?? 0),
  });

function coverFindings(
  { dailyBudget }: Pick<DynamicCampaignValues, 'dailyBudget'>,
  { currency, freeMoney }: Pick<DeployFacts, 'currency' | 'freeMoney'>,
): Finding[] {
  const found = coverFinding(dailyBudget ?? 0, freeMoney, currency, 'customDailyBudget');
  return found ? [found] : [];
}

const name = budgetNames[dynamicAdsChannel];

/** Without an ad account nothing else can be said about it. */
function networkFindings({ goal }: DynamicCampaignValues, facts: DeployFacts): Finding[] {
  const isIn = (channels: readonly BudgetChannel[]) => channels.includes(dynamicAdsChannel);
  if (isIn(facts.unconnected))
    return [finding('launch.notConnected', 'networks', { channels: name })];
  return [
    ...(isIn(facts.lost) ? [finding('launch.connectionLost', 'networks', { channels: name })] : []),
    ...(isIn(facts.otherCurrency)
      ? [finding('launch.otherCurrency', 'networks', { channels: name })]
      : []),
    ...(facts.takesCatalogues ? [] : [finding('dynamicCampaign.withoutCatalogues', 'networks')]),
    ...(needsPixel(goal) && isIn(facts.uncounted)
      ? [finding('dynamicCampaign.noPixel', 'goal')]
      : []),
  ];
}
