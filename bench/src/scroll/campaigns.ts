import {
  type CampaignStatus,
  type CampaignType,
  campaignStatusTags,
  campaignTypeSpecs,
  functionGroupLabel,
  type Money,
  showDate,
  shownBudget,
  shownLocations,
  showSpend,
} from '@posthorn/domain';
import type { Visitor } from '../scene.ts';

/** A campaign as the API lists it, as far as it is looked at here. */
export interface Campaign {
  id: string;
  title: string;
  hash: string;
  type: CampaignType;
  status: CampaignStatus;
  startDate: string | null;
  endDate: string | null;
  locations: { name: string }[];
  functionGroup: string | null;
  workspaceName: string;
  poNumber: string;
  spend: Money;
  customTotalGrossBudget: number | null;
  suggestedTotalGrossBudget: number | null;
}

/** So many campaigns, read from the product; an account that has fewer is repeated. */
export async function readCampaigns(
  productUrl: string,
  { accountId, cookie }: Visitor,
  count: number,
): Promise<Campaign[]> {
  const own: Campaign[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/accounts/${accountId}/All/campaigns?page=${page}&perpage=100`;
    const answer = await fetch(productUrl + path, { headers: { cookie } });
    const { data, hasMore } = (await answer.json()) as { data: Campaign[]; hasMore: boolean };
    own.push(...data);
    if (!hasMore || own.length >= count) break;
  }
  return Array.from({ length: count }, (_, n) => {
    const campaign = own[n % own.length] as Campaign;
    return { ...campaign, id: `${campaign.id}/${n}` };
  });
}

/** What the overview writes into a row, cell by cell. */
export function textsOf(campaign: Campaign): string[] {
  const { startDate, endDate, functionGroup, spend } = campaign;
  return [
    campaign.title,
    `#${campaign.hash} ${campaignTypeSpecs[campaign.type].label}`,
    campaignStatusTags[campaign.status].label,
    startDate ? showDate(startDate) : '–',
    endDate ? showDate(endDate) : '–',
    shownLocations(campaign.locations)
      .shown.map(({ name }) => name)
      .join(', '),
    functionGroup ? functionGroupLabel(functionGroup) : '–',
    campaign.workspaceName,
    campaign.poNumber,
    shownBudget(campaign, spend.currency) ?? '–',
    showSpend(spend),
  ];
}
