import { launchGate, pageIdsOf } from '@posthorn/domain';
import { refuseWhen } from '../../platform/refusal.ts';
import { findFormRow, isFormComplete } from '../lead-forms/index.ts';
import { launchAdOf, readAds, readPages, unknownPlaces } from '../publishing/index.ts';
import type { CampaignRequest, Facts } from './change-campaign.ts';
import { findGoalsOnNetworks } from './read/find-campaign.ts';
import * as repository from './repository.ts';
import type { CampaignState } from './state.ts';

/** The same list that keeps the button closed. */
export async function assertReady(
  { accountId, campaignId }: CampaignRequest,
  campaign: CampaignState,
  facts: Facts,
): Promise<void> {
  const { tx } = facts;
  const ads = await readAds(tx, accountId, campaignId);
  const seen = {
    ...campaign,
    currency: facts.currency,
    ...(await facts.difference()),
    mediaErrors: await repository.listMediaErrors(tx, accountId, campaignId),
    unknownPlaces: await unknownPlaces(tx, campaign.locations),
    goalsOnNetworks: await findGoalsOnNetworks(tx, accountId, campaignId),
    isLeadformComplete: isFormComplete(
      await findFormRow(tx, accountId, { campaignId }),
      campaign.locations,
    ),
    pageIds: pageIdsOf(campaign),
    spent: await repository.sumSpent(tx, campaignId),
  };
  const known = { ...facts, freeMoney: await facts.freeMoney() };
  refuseWhen(launchGate(seen, ads.map(launchAdOf), await readPages(tx, accountId), known));
}
