import type { LocationType } from '../campaign/location.ts';

/** A place of ours, with everything that it may be called elsewhere. */
export interface NamedPlace {
  name: string;
  type: LocationType;
  /** ISO 3166, two letters. */
  countryCode: string;
  /** The region that stands beside its name. */
  regionName: string | null;
  /** Its names in other languages and spellings. */
  alternatives: readonly string[];
  /** Every name of every region it lies in. */
  regions: readonly string[];
}

/** A place as a network knows it. Quarters of a city are a type of their own there, and cities here. */
export interface PlaceCandidate {
  /** The network's own id of it. */
  key: string;
  name: string;
  type: LocationType | 'quarter';
  countryCode: string;
  regionName: string | null;
}

/** Where a network is to look for a place, best first. */
export const spellingsOf = ({ name, alternatives }: Pick<NamedPlace, 'name' | 'alternatives'>) => {
  const seen = new Set<string>();
  return [name, ...alternatives]
    .filter((spelling) => !seen.has(folded(spelling)) && seen.add(folded(spelling)))
    .slice(0, SPELLINGS_MAX);
};
const SPELLINGS_MAX = 5;

/**
 * The one candidate that is this place: of its type and country, by one of its names, and in one of its
 * regions as far as both sides name one. Undefined where there is none or more than one: a guess would
 * spend money in another town.
 */
export function matchPlace<Candidate extends PlaceCandidate>(
  place: NamedPlace,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const names = new Set([place.name, ...place.alternatives].map(folded));
  const named = candidates.filter(
    ({ name, countryCode }) => countryCode === place.countryCode && names.has(folded(name)),
  );
  const ofType = (type: PlaceCandidate['type']) =>
    inRegion(
      place,
      named.filter((one) => one.type === type),
    );
  const same = ofType(place.type);
  return onlyOne(same.length === 0 && place.type === 'city' ? ofType('quarter') : same);
}

function inRegion<Candidate extends PlaceCandidate>(
  place: NamedPlace,
  found: readonly Candidate[],
): Candidate[] {
  const regions = new Set(
    [place.regionName ?? '', ...place.regions].map(regionKey).filter((key) => key !== ''),
  );
  if (place.type !== 'city' || regions.size === 0) return [...found];
  return found.filter(({ regionName }) => !regionName || regions.has(regionKey(regionName)));
}

/** The same place may be listed twice; two places may not. */
function onlyOne<Candidate extends PlaceCandidate>(
  found: readonly Candidate[],
): Candidate | undefined {
  return new Set(found.map(({ key }) => key)).size === 1 ? found[0] : undefined;
}

/** Without accents, capitals and signs. */
const folded = (text: string): string => words(text).join('');

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** What networks put around the name of a region: 'Community of Madrid', 'Brussels Region'. */
const generic = new Set(
  'area autonomous canton capital city comunidad community county de department departement di district free governorate greater kanton land metropolitan of prefecture province provincia provincie region state the voivodeship'.split(
    ' ',
  ),
);

function regionKey(name: string): string {
  const all = words(name);
  const telling = all.filter((word) => !generic.has(word));
  return (telling.length > 0 ? telling : all).join('');
}
