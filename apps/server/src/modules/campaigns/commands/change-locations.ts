import { addLocationFindings, openChannels } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { knownPlace, missedBy } from '../../reference/index.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

/** Adds a place. It is saved even where some channels can not be aimed at it; they are named. */
export async function addLocation(deps: Deps, request: CampaignRequest, placeId: string) {
  let message: string | undefined;
  const campaign = await configureCampaign(deps, request, async (before, { tx }) => {
    const place = await knownPlace(tx, placeId);
    refuseWhen(addLocationFindings(before.locations, place.location));
    message = missedBy(place, openChannels(before.type, before.channelsOff));
    return { ...before, locations: [...before.locations, place.location] };
  });
  return message ? { ...campaign, message } : campaign;
}

export function removeLocation(deps: Deps, request: CampaignRequest, placeId: string) {
  return configureCampaign(deps, request, (campaign) => ({
    ...campaign,
    locations: campaign.locations.filter(({ id }) => id !== placeId),
  }));
}
