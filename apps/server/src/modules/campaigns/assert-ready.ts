import { type Finding, launchGate, type Move, pageIdsOf } from '@posthorn/domain';
import { refuseWhen } from '../../platform/refusal.ts';
import { findFormRow, isFormComplete } from '../lead-forms/index.ts';
import { launchAdOf, readAds, readPages, unknownPlaces } from '../publishing/index.ts';
import type { CampaignRequest, Facts } from './change-campaign.ts';
import { findGoalsOnNetworks } from './read/find-campaign.ts';
import * as repository from './repository.ts';
import type { CampaignState } from './state.ts';

type Place = Pick<CampaignRequest, 'accountId' | 'campaignId'>;

/** Refuses a move that its gate closes: by the same list that keeps the button closed. */
export const assertReady = async (
  move: Move,
  place: Place,
  campaign: CampaignState,
  facts: Facts,
): Promise<void> => refuseWhen(await gateFindings(move, place, campaign, facts));

/** What closes the move of a campaign; nothing where it has no gate. */
export async function gateFindings(
  { gate, networks }: Move,
  { accountId, campaignId }: Place,
  campaign: CampaignState,
  facts: Facts,
): Promise<Finding[]> {
  if (gate === null) return [];
  const { tx } = facts;
  // As for a repair, the gate takes the budget as it is: what is added is judged by the days it is for.
  const difference =
    networks === 'enlarge' ? { hasUnpublishedChanges: true } : await facts.difference();
  const ads = await readAds(tx, accountId, campaignId);
  const seen = {
    ...campaign,
    currency: facts.currency,
    ...difference,
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
  return launchGate(seen, ads.map(launchAdOf), await readPages(tx, accountId), known);
}
