import { budgetColumns } from '@posthorn/db';
import {
  boostFindings,
  boostOf,
  type CalendarDate,
  type ChannelAmounts,
  type Extendable,
  type Extension,
  extensionFindings,
  type Finding,
  finding,
  publishedChannels,
  showDate,
  spentPerBudget,
  sumFinding,
  withExtension,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { launchAdOf, readAds } from '../../publishing/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { assertReady } from '../assert-ready.ts';
import { carryOut } from '../carry-out.ts';
import { type CampaignRequest, changeCampaign, type Facts } from '../change-campaign.ts';
import * as repository from '../repository.ts';
import type { CampaignState } from '../state.ts';

/** Lets a campaign run longer, spend more, or both. One that is over runs again. */
export function extendCampaign(
  deps: Deps,
  request: CampaignRequest,
  wish: {
    total: number;
    amounts: ChannelAmounts;
    previousEndDate: CalendarDate;
    endDate: CalendarDate;
  },
) {
  const { total, amounts, previousEndDate, endDate } = wish;
  return enlarge(deps, request, 'extend', (campaign, today) => {
    if (campaign.endDate !== previousEndDate) {
      const date = campaign.endDate ? showDate(campaign.endDate) : '';
      refuse(finding('extension.endChanged', 'previousEndDate', { date }), 'conflict');
    }
    const notTheSum = sumFinding(total, amounts);
    const extension = { endDate, amounts };
    const findings = notTheSum ? [notTheSum] : extensionFindings(campaign, extension, today);
    return { extension, findings };
  });
}

/** Gives an active campaign more money for the days it has. */
export function boostCampaign(deps: Deps, request: CampaignRequest, cents: number) {
  return enlarge(deps, request, 'boost', (campaign, today) => ({
    extension: boostOf(campaign, cents, today),
    findings: boostFindings(campaign, cents, today),
  }));
}

function enlarge(
  deps: Deps,
  request: CampaignRequest,
  action: 'extend' | 'boost',
  judge: (
    campaign: Extendable,
    today: CalendarDate,
  ) => { extension: Extension; findings: Finding[] },
) {
  const { accountId, campaignId } = request;
  return changeCampaign(deps, request, async (campaign, facts) => {
    const move = assertAllowed(action, { ...campaign, ...(await facts.difference()) });
    const { extension, findings } = judge(
      await extendableOf(request, campaign, facts),
      facts.today,
    );
    refuseWhen(findings);
    const larger = withExtension(campaign, extension);
    await assertReady(move, request, larger, facts);
    // The plan for the networks is made of what is written down.
    await repository.enlargeCampaign(facts.tx, accountId, campaignId, {
      end_date: larger.endDate,
      custom_total_gross_budget: larger.customTotalGrossBudget,
      ...budgetColumns(larger.channelBudget),
    });
    return carryOut(move, request, larger, facts);
  });
}

async function extendableOf(
  { accountId, campaignId }: CampaignRequest,
  campaign: CampaignState,
  { tx, currency, freeMoney }: Facts,
): Promise<Extendable> {
  const ads = (await readAds(tx, accountId, campaignId)).map(launchAdOf);
  const givenUp = await repository.listGivenUp(tx, accountId, campaignId);
  const published = publishedChannels(campaign, ads).filter(
    ({ channel }) => !givenUp.includes(channel),
  );
  const totals = await repository.listSpent(tx, campaignId);
  return {
    ...campaign,
    currency,
    freeMoney: await freeMoney(),
    publishedChannels: published.map(({ channel }) => channel),
    spent: spentPerBudget((channel) => totals.find((one) => one.channel === channel)?.spend ?? 0),
  };
}
