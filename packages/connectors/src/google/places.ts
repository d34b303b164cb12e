import { type LocationType, messageOf } from '@posthorn/domain';
import type { FoundPlace, PlaceQuery } from '../connector.ts';
import type { PlannedPlace } from '../plan.ts';
import type { GoogleClient } from './client.ts';
import { refusal } from './errors/failure.ts';
import { idOf } from './gaql.ts';

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

/** What Google calls them differs from country to country. Postal codes are not for job ads. */
const targetTypes: Record<LocationType, readonly string[]> = {
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
  city: ['City', 'Municipality', 'Town', 'Village', 'Borough', 'City Region'],
};

/** The places that Google can aim at. */
export class Places {
  private readonly known = new Map<string, Promise<FoundPlace[]>>();

  constructor(private readonly client: GoogleClient) {}

  /** Best first: of that name, then of that region, then in Google's order. */
  async search(query: PlaceQuery): Promise<FoundPlace[]> {
    const body = (await this.client.ask('geoTargetConstants:suggest', {
      locale: 'en',
      countryCode: query.countryCode,
      locationNames: { names: [query.name] },
    })) as { geoTargetConstantSuggestions?: Suggestion[] };
    const found = (body.geoTargetConstantSuggestions ?? [])
      .map(({ geoTargetConstant }) => placeOf(geoTargetConstant))
      .filter((place) => place !== undefined)
      .filter(({ type, countryCode }) => type === query.type && countryCode === query.countryCode);
    const rank = (place: FoundPlace) =>
      (isSame(place.name, query.name) ? 0 : 2) +
      (query.regionName === null || isSame(place.regionName ?? '', query.regionName) ? 0 : 1);
    return found.sort((a, b) => rank(a) - rank(b));
  }

  /**
   * Resource names of all places, each once. One that is not found stops everything: a campaign
   * without it would be shown elsewhere, and one without any in the whole world.
   */
  async resolve(places: readonly PlannedPlace[]): Promise<string[]> {
    if (places.length === 0) throw refusal('invalid', 'noPlace', messageOf('google.noPlace'));
    const names = new Set<string>();
    for (const place of places) {
      const [best] = await this.remembered(place);
      if (!best)
        throw refusal(
          'invalid',
          'unknownPlace',
          messageOf('google.placeUnknown', { name: place.name }),
        );
      names.add(`geoTargetConstants/${best.key}`);
    }
    return [...names];
  }

  private remembered(place: PlannedPlace): Promise<FoundPlace[]> {
    const key = JSON.stringify([place.type, place.countryCode, place.regionName, place.name]);
    const known = this.known.get(key);
    if (known) return known;
    const searched = this.search(place);
    this.known.set(key, searched);
    searched.catch(() => this.known.delete(key));
    return searched;
  }
}

function placeOf(constant: Suggestion['geoTargetConstant']): FoundPlace | undefined {
  const { resourceName, name, countryCode, targetType, canonicalName, status } = constant ?? {};
  const type = (Object.keys(targetTypes) as LocationType[]).find((one) =>
    targetTypes[one].includes(targetType ?? ''),
  );
  if (!type || !resourceName || !name || !countryCode || status === 'REMOVAL_PLANNED')
    return undefined;
  // 'Utrecht,Utrecht,Netherlands': what stands between a place and its country.
  const around = canonicalName?.split(',').slice(1, -1) ?? [];
  return { key: idOf(resourceName), name, type, countryCode, regionName: around.at(-1) ?? null };
}

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').trim();

const isSame = (a: string, b: string) => plain(a) === plain(b);
