import { matchPlace, type NamedPlace, type Network, radiusOn, spellingsOf } from '@posthorn/domain';
import type { Connector, FoundPlace, PlaceOnNetwork } from './connector.ts';
import type { PlannedPlace } from './plan.ts';

/** Asks a network for a place by one of its spellings after another, until one is certainly it. */
export async function lookUpPlace(
  { searchPlaces }: Pick<Connector, 'searchPlaces'>,
  place: PlannedPlace,
): Promise<FoundPlace | undefined> {
  const named = namesOf(place);
  const found: FoundPlace[] = [];
  for (const name of spellingsOf(named)) {
    const { type, countryCode } = place;
    found.push(...(await searchPlaces({ name, type, countryCode })));
    const match = matchPlace(named, found);
    if (match) return match;
  }
  return undefined;
}

const namesOf = (place: PlannedPlace): NamedPlace => ({
  ...place,
  alternatives: place.alternatives ?? [],
  regions: place.regions ?? [],
});

/** The circle in which a network shows ads for a place; undefined where we do not know where it lies. */
function pinOf(
  { latitude, longitude }: PlannedPlace,
  radiusKm: number,
): PlaceOnNetwork | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return { is: 'pin', latitude, longitude, radiusKm };
}

/** A place on a network, as it was found there now. */
export async function findOnNetwork(
  connector: Pick<Connector, 'searchPlaces'> & { network: Network },
  place: PlannedPlace,
): Promise<PlaceOnNetwork | undefined> {
  const radiusKm = radiusOn(connector.network, place);
  if (radiusKm !== null) return pinOf(place, radiusKm);
  const found = await lookUpPlace(connector, place);
  return found && { is: 'place', key: found.key, name: found.name, regionName: found.regionName };
}
