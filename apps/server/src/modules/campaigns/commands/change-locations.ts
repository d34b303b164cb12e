import {
  addLocationFindings,
  type ChosenPlace,
  openChannels,
  placesWithRadius,
  withRadius,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { knownPlace, missedBy } from '../../reference/index.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

/** Adds a place. It is saved even where some channels can not be aimed at it; they are named. */
export async function addLocation(
  deps: Deps,
  request: CampaignRequest,
  { id, radiusKm = null }: ChosenPlace,
) {
  let message: string | undefined;
  const campaign = await configureCampaign(deps, request, async (before, { tx }) => {
    const place = await knownPlace(tx, id);
    const location = withRadius(place.location, radiusKm);
    refuseWhen(addLocationFindings(before.locations, location));
    message = missedBy(place, openChannels(before.type, before.channelsOff));
    return { ...before, locations: [...before.locations, location] };
  });
  return message ? { ...campaign, message } : campaign;
}

/** Sets how far around a city people are looked for. A place that has gone meanwhile stays away. */
export const changeLocation = (deps: Deps, request: CampaignRequest, chosen: ChosenPlace) =>
  configureCampaign(deps, request, (campaign) => {
    const { locations, findings } = placesWithRadius(campaign.locations, chosen);
    refuseWhen(findings);
    return { ...campaign, locations };
  });

export function removeLocation(deps: Deps, request: CampaignRequest, placeId: string) {
  return configureCampaign(deps, request, (campaign) => ({
    ...campaign,
    locations: campaign.locations.filter(({ id }) => id !== placeId),
  }));
}
