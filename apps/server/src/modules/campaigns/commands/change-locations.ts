import {
  addLocationFindings,
  type CampaignLocation,
  channelLabels,
  channelsThatMiss,
  finding,
  openChannels,
  say,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign, type Facts } from '../change-campaign.ts';
import { findPlaces } from '../repository.ts';

/** The place as the reference data knows it; what the caller says about it is not believed. */
async function knownPlace(facts: Facts, id: string) {
  const [place] = await findPlaces(facts.tx, [id]);
  if (!place) refuse(finding('field.unknown', 'id'));
  const location: CampaignLocation = {
    id: place.id,
    name: place.name,
    type: place.type,
    country: place.country_name,
  };
  return { ...location, population: place.population, countryCode: place.country_code };
}

/** Adds a place. It is saved even where some channels can not be aimed at it; they are named. */
export async function addLocation(deps: Deps, request: CampaignRequest, placeId: string) {
  let message: string | undefined;
  const campaign = await configureCampaign(deps, request, async (before, facts) => {
    const { population, countryCode, ...location } = await knownPlace(facts, placeId);
    refuseWhen(addLocationFindings(before.locations, location));
    const missing = channelsThatMiss(
      { type: location.type, population, countryCode },
      openChannels(before.type, before.channelsOff),
    );
    if (missing.length > 0) {
      message = say('campaign.locationPartly', {
        place: location.name,
        channels: missing.map((channel) => channelLabels[channel]).join(' and '),
      });
    }
    return { ...before, locations: [...before.locations, location] };
  });
  return message ? { ...campaign, message } : campaign;
}

export function removeLocation(deps: Deps, request: CampaignRequest, placeId: string) {
  return configureCampaign(deps, request, (campaign) => ({
    ...campaign,
    locations: campaign.locations.filter(({ id }) => id !== placeId),
  }));
}
