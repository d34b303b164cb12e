import { messageOf } from '@posthorn/domain';
import type { FoundPlace, PlaceQuery } from '../connector.ts';
import type { PlannedPlace } from '../plan.ts';
import type { LinkedInClient } from './client.ts';
import { refusal } from './failures.ts';
import { placeKey } from './keys.ts';
import { findAll } from './pages.ts';
import { urn } from './urn.ts';
import type { Work } from './work.ts';

interface TargetingEntity {
  urn: string;
  name: string;
}

/** LinkedIn names a place with what it lies in: 'Utrecht, Utrecht, Netherlands'. */
const depths = ['country', 'region', 'city'] as const;

export async function searchPlaces(
  client: LinkedInClient,
  { name, countryCode }: PlaceQuery,
): Promise<FoundPlace[]> {
  const found = await findAll<TargetingEntity>(client, 'adTargetingEntities', {
    q: 'typeahead',
    facet: urn('adTargetingFacet', 'locations'),
    query: name,
    queryVersion: 'QUERY_USES_URNS',
  });
  const country = countryName(countryCode);
  return found.flatMap((entity) => {
    const parts = entity.name.split(', ');
    const type = depths[parts.length - 1];
    if (type === undefined || !isSame(parts.at(-1) ?? '', country)) return [];
    const regionName = type === 'city' ? (parts[1] ?? null) : null;
    return [{ key: entity.urn, name: parts[0] ?? '', type, countryCode, regionName }];
  });
}

/** The places of a plan as LinkedIn names them, looked up once. */
export async function placesOnLinkedIn({ client, run, plan }: Work): Promise<string[]> {
  const names: string[] = [];
  for (const place of plan.places) {
    const name = await run.journal.change({
      key: placeKey(place),
      request: place,
      send: async () => {
        const found = choosePlace(place, await searchPlaces(client, place));
        if (!found) throw unknownPlace(place);
        return found.key;
      },
    });
    names.push(name);
  }
  return [...new Set(names)];
}

/** The one that is meant. A near miss would spend money in the wrong town, so there is none. */
export function choosePlace(
  wanted: PlannedPlace,
  found: readonly FoundPlace[],
): FoundPlace | undefined {
  const kin = found.filter(({ type }) => type === wanted.type);
  const named = kin.filter(({ name }) => isSame(name, wanted.name));
  const inRegion = named.filter(
    ({ regionName }) => regionName && isSame(regionName, wanted.regionName ?? ''),
  );
  if (inRegion.length > 0) return inRegion[0];
  if (named.length === 1 || (named.length > 0 && wanted.regionName === null)) return named[0];
  // LinkedIn may know it by another name: The Hague for Den Haag.
  return named.length === 0 && kin.length === 1 ? kin[0] : undefined;
}

export const unknownPlace = ({ name }: PlannedPlace) =>
  refusal('unknownPlace', {
    field: 'places',
    says: messageOf('linkedin.placeUnknown', { name }),
  });

const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
