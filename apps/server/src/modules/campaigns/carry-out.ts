import { deliveryOf, type Move, statusAfter } from '@posthorn/domain';
import {
  enlargePublications,
  launchPublications,
  retryPublications,
  steerPublications,
} from '../publishing/index.ts';
import type { CampaignRequest, Facts } from './change-campaign.ts';
import type { CampaignState } from './state.ts';

const onNetworks = {
  publish: launchPublications,
  steer: steerPublications,
  enlarge: enlargePublications,
  retry: retryPublications,
};

/** Makes a move of the table of actions: on the networks, and in the status of the campaign. */
export async function carryOut(
  move: Move,
  { accountId, campaignId }: Pick<CampaignRequest, 'accountId' | 'campaignId'>,
  campaign: CampaignState,
  { tx, now, isByItself = false }: Pick<Facts, 'tx' | 'now'> & { isByItself?: boolean },
): Promise<CampaignState> {
  const { to, networks } = move;
  const delivery = deliveryOf(to);
  if (networks && delivery) {
    await onNetworks[networks](tx, { accountId, campaignId, now, delivery, isByItself });
  }
  return { ...campaign, ...statusAfter(move, campaign.pausedAt, now) };
}
