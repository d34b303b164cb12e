import type { World } from '../dialect.ts';
import type { SandboxPlace, SandboxPlaceType } from '../places/places.ts';
import { refuse } from './errors.ts';
import { isObject, readMessage } from './names/check.ts';

const targetTypes: Record<SandboxPlaceType, string> = {
  country: 'Country',
  region: 'Province',
  city: 'City',
  quarter: 'Neighborhood',
};

const MOST_NAMES = 25;

/** Places by their names, as `geoTargetConstants:suggest` gives them. */
export async function suggest(world: World, body: unknown) {
  const request = readMessage('SuggestGeoTargetConstantsRequest', body, 'request');
  const names = listIn(request.locationNames, 'names');
  const constants = listIn(request.geoTargets, 'geoTargetConstants');
  if (names.length === 0 && constants.length === 0)
    refuse('geoTargetConstantSuggestionError.REQUEST_PARAMETERS_UNSET', 'Say names or places.');
  if (names.length > MOST_NAMES)
    refuse('geoTargetConstantSuggestionError.LOCATION_NAME_LIMIT', 'Too many names.');
  const countryCode = typeof request.countryCode === 'string' ? request.countryCode : undefined;
  const locale = String(request.locale ?? 'en');
  const suggestions = [];
  for (const text of names) {
    const found = world.places({ text, ...(countryCode && { countryCode }) });
    suggestions.push(...found.map((place) => suggestion(place, text, locale)));
  }
  const ids = constants.map((name) => name.split('/').at(-1) ?? '');
  if (ids.length > 0)
    suggestions.push(
      ...world.places({ ids }).map((place) => suggestion(place, place.name, locale)),
    );
  return { geoTargetConstantSuggestions: suggestions };
}

const countryName = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;

function suggestion(place: SandboxPlace, searchTerm: string, locale: string) {
  const { id, name, type, countryCode, regionName } = place;
  const around = type === 'country' ? [] : [regionName, countryName(countryCode)];
  return {
    locale,
    reach: '1000',
    searchTerm,
    geoTargetConstant: {
      resourceName: `geoTargetConstants/${id}`,
      id,
      name,
      countryCode,
      targetType: targetTypes[type],
      status: 'ENABLED',
      canonicalName: [name, ...around].filter((one) => one !== null).join(','),
    },
  };
}

function listIn(value: unknown, name: string): string[] {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
