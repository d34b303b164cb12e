import { messageOf } from '@posthorn/domain';
import type { FoundPlace, PlaceOnNetwork, PlaceQuery, Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { PlannedPlace } from '../plan.ts';
import type { Graph } from './graph.ts';
import type { KnownPlace } from './mapping.ts';

interface GeoRow {
  key: string;
  name: string;
  type: string;
  country_code: string;
  region?: string;
}

const MOST_FOUND = 100;
/** What Meta calls a part of a city. */
const quarters = ['subcity', 'neighborhood'];

export async function searchPlaces(graph: Graph, query: PlaceQuery): Promise<FoundPlace[]> {
  const { name, type, countryCode } = query;
  // Countries go by their code, and are not searched for.
  if (type === 'country') return [{ key: countryCode, name, type, countryCode, regionName: null }];
  const rows = await graph.list<GeoRow>('search', {
    type: 'adgeolocation',
    q: name,
    location_types: [type],
    country_code: countryCode,
    limit: MOST_FOUND,
  });
  return rows
    .filter((row) => row.country_code === countryCode)
    .flatMap((row): FoundPlace[] => {
      const found = row.type === type ? type : quarters.includes(row.type) ? 'quarter' : undefined;
      if (!found) return [];
      const regionName = row.region ?? null;
      return [{ key: String(row.key), name: row.name, type: found, countryCode, regionName }];
    });
}

/** The places of a plan as Meta takes them. One that it does not know stops everything. */
export async function placesOnMeta(
  { placeOn }: Pick<Run, 'placeOn'>,
  places: readonly PlannedPlace[],
): Promise<KnownPlace[]> {
  const known: KnownPlace[] = [];
  for (const place of places) known.push({ place, on: await onMeta(placeOn, place) });
  return known;
}

export async function onMeta(
  placeOn: Run['placeOn'],
  place: PlannedPlace,
): Promise<PlaceOnNetwork> {
  const on = await placeOn(place);
  if (!on) throw unknownPlace(place);
  return on;
}

const unknownPlace = (place: PlannedPlace) =>
  new NetworkFailure({
    kind: 'invalid',
    code: 'unknownPlace',
    message: `No ${place.type} ${place.name} in ${place.countryCode}.`,
    userMessage: messageOf('meta.placeUnknown', { name: place.name }),
    field: 'places',
  });
