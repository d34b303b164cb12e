import { messageOf, type PlaceCandidate } from '@posthorn/domain';
import type { FoundPlace, PlaceQuery } from '../connector.ts';
import type { PlannedPlace } from '../plan.ts';
import type { LinkedInClient } from './client.ts';
import { refusal } from './failures.ts';
import { findAll } from './pages.ts';
import { urn } from './urn.ts';
import type { Work } from './work.ts';

interface TargetingEntity {
  urn: string;
  name: string;
}

/** LinkedIn names a place with what it lies in: 'Utrecht, Utrecht, Netherlands'. */
const depths: readonly PlaceCandidate['type'][] = ['country', 'region', 'city', 'quarter'];

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
  return found.flatMap((entity) => candidateIn(entity, countryCode) ?? []);
}

function candidateIn({ urn: key, name }: TargetingEntity, countryCode: string) {
  const parts = name.split(', ');
  const type = depths[parts.length - 1];
  if (!type || !isSame(parts.at(-1) ?? '', countryName(countryCode))) return undefined;
  const regionName = parts.length > 2 ? (parts.at(-2) ?? null) : null;
  return { key, name: parts[0] ?? '', type, countryCode, regionName };
}

/** The places of a plan as LinkedIn names them. One that it does not know stops everything. */
export async function placesOnLinkedIn({ run, plan }: Pick<Work, 'run' | 'plan'>) {
  const names = new Set<string>();
  for (const place of plan.places) {
    const on = await run.placeOn(place);
    if (on?.is !== 'place') throw unknownPlace(place);
    names.add(on.key);
  }
  return [...names];
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
