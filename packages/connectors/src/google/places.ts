import { type LocationType, messageOf, type PlaceCandidate } from '@posthorn/domain';
import type { FoundPlace, PlaceQuery, Run } from '../connector.ts';
import type { PlannedPlace } from '../plan.ts';
import type { GoogleClient } from './client.ts';
import { refusal } from './errors/failure.ts';
import { idOf } from './gaql.ts';
import { type Circle, circleKey, circleOf, type PlacesOnGoogle } from './map/circle.ts';

interface Suggestion {
  geoTargetConstant?: {
    resourceName?: string;
    name?: string;
    countryCode?: string;
    targetType?: string;
    canonicalName?: string;
    status?: string;
  };
}

/**
 * What Google calls them differs from country to country, and the same word may mean a region in one and
 * a part of a city in another. Postal codes are not for job ads.
 */
const targetTypes: Record<PlaceCandidate['type'], readonly string[]> = {
  country: ['Country'],
  region: [
    'Province',
    'Region',
    'State',
    'Canton',
    'Department',
    'Autonomous Community',
    'County',
    'Governorate',
    'Prefecture',
    'Territory',
    'Union Territory',
    'District',
  ],
  city: ['City', 'Municipality', 'Town', 'Village', 'City Region'],
  quarter: ['Neighborhood', 'Borough', 'District', 'Sub-District', 'Sub-Ward', 'Quarter'],
};

/** The places that Google can aim at, in its order. */
export async function searchPlaces(client: GoogleClient, query: PlaceQuery): Promise<FoundPlace[]> {
  const body = (await client.ask('geoTargetConstants:suggest', {
    locale: 'en',
    countryCode: query.countryCode,
    locationNames: { names: [query.name] },
  })) as { geoTargetConstantSuggestions?: Suggestion[] };
  return (body.geoTargetConstantSuggestions ?? [])
    .flatMap(({ geoTargetConstant }) => placesIn(query.type, geoTargetConstant))
    .filter(({ countryCode }) => countryCode === query.countryCode);
}

/**
 * The places of a plan as Google takes them. One that is not found stops everything: a campaign
 * without it would be shown elsewhere, and one without any in the whole world.
 */
export async function placesOnGoogle(
  { placeOn }: Pick<Run, 'placeOn'>,
  places: readonly PlannedPlace[],
): Promise<PlacesOnGoogle> {
  if (places.length === 0) throw refusal('invalid', 'noPlace', messageOf('google.noPlace'));
  const names = new Set<string>();
  const circles = new Map<string, Circle>();
  for (const place of places) {
    const on = await placeOn(place);
    if (!on) {
      const says = messageOf('google.placeUnknown', { name: place.name });
      throw refusal('invalid', 'unknownPlace', says);
    }
    if (on.is === 'place') names.add(`geoTargetConstants/${on.key}`);
    else circles.set(circleKey(circleOf(on)), circleOf(on));
  }
  return { locations: [...names], circles: [...circles.values()] };
}

function placesIn(wanted: LocationType, constant: Suggestion['geoTargetConstant']): FoundPlace[] {
  const { resourceName, name, countryCode, targetType, canonicalName, status } = constant ?? {};
  if (!resourceName || !name || !countryCode || status === 'REMOVAL_PLANNED') return [];
  const candidates: PlaceCandidate['type'][] = wanted === 'city' ? ['city', 'quarter'] : [wanted];
  const type = candidates.find((one) => targetTypes[one].includes(targetType ?? ''));
  if (!type) return [];
  // 'Utrecht,Utrecht,Netherlands': what stands between a place and its country.
  const around = canonicalName?.split(',').slice(1, -1) ?? [];
  return [{ key: idOf(resourceName), name, type, countryCode, regionName: around.at(-1) ?? null }];
}
