import {
  type CampaignLocation,
  fill,
  type LocationType,
  placeLabel,
  showCount,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { placeFieldTexts } from '@posthorn/domain/texts/place-field';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import type { Option } from '../../../ui/pick/option.ts';
import type { PlaceFacts } from './describe-locations.ts';

export interface LocationOption extends Option {
  place: CampaignLocation;
}

const typeWords: Record<LocationType, string> = {
  city: configurationTexts.city,
  region: configurationTexts.region,
  country: configurationTexts.country,
};

/** A place already chosen: what it is, where it lies, and how many live in it or around it. */
export function chosenLocation(
  place: CampaignLocation,
  facts: PlaceFacts | undefined,
): LocationOption {
  const { radiusKm } = place;
  const around = facts?.around.find((one) => one.radiusKm === radiusKm);
  const count = around?.population ?? facts?.population;
  const text = around ? placeFieldTexts.aboutPeople : placeFieldTexts.people;
  return {
    id: place.id,
    label: placeLabel(place),
    description: [
      typeWords[place.type],
      facts?.region,
      count ? fill(text, { count: showCount(count) }) : undefined,
    ]
      .filter(Boolean)
      .join(' · '),
    place,
  };
}

/** A place that lies near those already chosen. */
export const nearbyOption = (place: CampaignLocation, near: string): LocationOption => ({
  id: place.id,
  label: place.name,
  description: [typeWords[place.type], fill(placeFieldTexts.near, { place: near })].join(' · '),
  place,
});

/** Places for a text, first those of a country. A service that does not answer has nothing to offer, and that is all. */
export async function searchLocations(
  q: string,
  country: string,
  signal: AbortSignal,
): Promise<LocationOption[]> {
  try {
    const found = await call(
      'autocompleteLocations',
      { query: { q, ...(country && { country }) } },
      { signal, isAnonymous: true, suppressErrorToast: true },
    );
    return found.map(({ terms, id, name, type, country }) => ({
      id,
      label: name,
      description: [typeWords[type], ...terms.slice(1)].join(' · '),
      place: { id, name, type, country },
    }));
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
