import { messageOf } from '@posthorn/domain';
import type { FoundPlace, PlaceQuery } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { Journal } from '../journal/journal.ts';
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

export async function searchPlaces(graph: Graph, query: PlaceQuery): Promise<FoundPlace[]> {
  const rows = await graph.list<GeoRow>('search', {
    type: 'adgeolocation',
    q: query.name,
    location_types: [query.type],
    limit: 25,
  });
  return rows
    .filter((row) => row.type === query.type && row.country_code === query.countryCode)
    .map((row) => ({
      key: String(row.key),
      name: row.name,
      type: query.type,
      countryCode: row.country_code,
      regionName: row.region ?? null,
    }));
}

/** The places of a plan as Meta knows them. What was found once stays found. */
export async function knownPlaces(
  graph: Graph,
  journal: Journal,
  places: readonly PlannedPlace[],
): Promise<KnownPlace[]> {
  const known: KnownPlace[] = [];
  for (const place of places) {
    const { type, countryCode, regionName, name } = place;
    const key =
      type === 'country'
        ? countryCode
        : await journal.change({
            key: `place:${[type, countryCode, regionName ?? '', name].join(':')}`,
            request: [type, countryCode, regionName, name],
            send: () => keyOf(graph, place),
          });
    known.push({ place, key });
  }
  return known;
}

export async function keyOf(graph: Graph, place: PlannedPlace): Promise<string> {
  const chosen = choose(place, await searchPlaces(graph, place));
  if (!chosen) throw unknownPlace(place);
  return chosen.key;
}

/**
 * The one that is meant: of that name and region, else of that name, else the only one there is.
 * Anything less would show ads to strangers.
 */
export function choose(
  wanted: Pick<PlannedPlace, 'name' | 'regionName'>,
  found: readonly FoundPlace[],
): FoundPlace | undefined {
  const named = found.filter(({ name }) => folded(name) === folded(wanted.name));
  const inRegion = named.find(
    ({ regionName }) => folded(regionName ?? '') === folded(wanted.regionName ?? ''),
  );
  return inRegion ?? named[0] ?? (found.length === 1 ? found[0] : undefined);
}

/** Without accents, signs and capitals: networks write the same place in many ways. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const unknownPlace = (place: PlannedPlace) =>
  new NetworkFailure({
    kind: 'invalid',
    code: 'unknownPlace',
    message: `No ${place.type} ${place.name} in ${place.countryCode}.`,
    userMessage: messageOf('meta.placeUnknown', { name: place.name }),
    field: 'places',
  });
