import type { CampaignLocation, LocationType } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import type { Option } from '../../../ui/pick/option.ts';

export interface LocationOption extends Option {
  place: CampaignLocation;
}

const typeWords: Record<LocationType, string> = {
  city: configurationTexts.city,
  region: configurationTexts.region,
  country: configurationTexts.country,
};

/** A place already chosen: the tag needs no more than its name. */
export const chosenLocation = (place: CampaignLocation): LocationOption => ({
  id: place.id,
  label: place.name,
  place,
});

/** Places for a text. A service that does not answer has nothing to offer, and that is all. */
export async function searchLocations(q: string, signal: AbortSignal): Promise<LocationOption[]> {
  try {
    const found = await call(
      'autocompleteLocations',
      { query: { q } },
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
