import type { World } from '../dialect.ts';
import type { SandboxPlace } from '../places/places.ts';
import { isRecord, type Params } from './call.ts';
import { invalid, refused } from './graph-error.ts';
import { enums } from './names/enums.ts';
import { checkMembers, list } from './value.ts';

const FIELD = 'targeting.geo_locations';
const CITY_RADIUS_KM = { min: 17, max: 80 };
const PIN_RADIUS_KM = { min: 1, max: 80 };
const PINS_MAX = 200;
const KM_PER_MILE = 1.609344;

/** The countries in which ads with these locations are shown; throws what Meta has against them. */
export function countriesOf(geo: Params, world: World): string[] {
  const countries = (list(geo, 'countries') ?? []).map(String);
  const unknown = countries.find((code) => !enums.special_ad_category_country.has(code));
  if (unknown) throw invalid(`There is no country ${unknown}`, { field: FIELD });
  const regions = lookedUp(geo, 'regions', world);
  const cities = lookedUp(geo, 'cities', world);
  checkCities(recordsIn(geo, 'cities'));
  const pinned = pinnedCities(recordsIn(geo, 'custom_locations'), world);
  checkOverlap(countries, regions, [...cities, ...pinned]);
  const places = [...regions, ...cities, ...pinned];
  if (countries.length + places.length === 0) {
    throw refused(1885364, 'Location missing', 'Choose at least one location.', 'targeting');
  }
  return [...new Set([...countries, ...places.map(({ countryCode }) => countryCode)])];
}

export const recordsIn = (geo: Params, name: string): Params[] =>
  (list(geo, name) ?? []).filter(isRecord);

function lookedUp(geo: Params, name: 'regions' | 'cities', world: World): SandboxPlace[] {
  const keys = (list(geo, name) ?? []).map((one) => (isRecord(one) ? String(one.key) : ''));
  if (keys.length === 0) return [];
  const type = name === 'cities' ? ('city' as const) : ('region' as const);
  const found = world.places({ ids: keys, types: [type], limit: keys.length });
  const unknown = keys.find((key) => !found.some(({ id }) => id === key));
  if (unknown !== undefined) {
    throw invalid(`There is no ${type} ${unknown}`, { field: `${FIELD}.${name}` });
  }
  return found;
}

/** Undefined where none is said. Without a unit it means miles. */
export function radiusKm({ radius, distance_unit: unit }: Params): number | undefined {
  if (radius === undefined) return undefined;
  return unit === 'kilometer' ? Number(radius) : Number(radius) * KM_PER_MILE;
}

function checkCities(cities: readonly Params[]): void {
  const radii = cities.map(radiusKm).filter((radius) => radius !== undefined);
  const { min, max } = CITY_RADIUS_KM;
  if (radii.some((radius) => !(radius >= min && radius <= max))) {
    throw invalid('The radius of a city is between 17 and 80 kilometers', {
      field: `${FIELD}.cities`,
    });
  }
  if (radii.length > 0 && cities.length > 1) {
    const message = 'A radius can not be used with several locations.';
    throw refused(1815946, 'Radius and several locations', message, 'targeting');
  }
}

/** The cities around which the pins stand. */
function pinnedCities(pins: readonly Params[], world: World): SandboxPlace[] {
  const field = `${FIELD}.custom_locations`;
  if (pins.length > PINS_MAX) throw invalid(`At most ${PINS_MAX} custom locations`, { field });
  return pins.flatMap((pin) => {
    checkMembers('custom_locations', pin);
    const [latitude, longitude] = [
      Number(pin.latitude ?? Number.NaN),
      Number(pin.longitude ?? Number.NaN),
    ];
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw invalid('A custom location needs a latitude and a longitude', { field });
    }
    const radius = radiusKm(pin) ?? 0;
    if (!(radius >= PIN_RADIUS_KM.min && radius <= PIN_RADIUS_KM.max)) {
      throw invalid('The radius of a custom location is between 1 and 80 kilometers', { field });
    }
    const city = world.nearestCity({ latitude, longitude });
    if (!city) throw invalid('No one lives around this custom location', { field });
    return [city];
  });
}

/** What lies inside something else that was chosen is said twice. */
function checkOverlap(
  countries: readonly string[],
  regions: readonly SandboxPlace[],
  cities: readonly SandboxPlace[],
): void {
  const isInCountry = ({ countryCode }: SandboxPlace) => countries.includes(countryCode);
  const isInRegion = (city: SandboxPlace) =>
    regions.some(
      ({ name, countryCode }) => name === city.regionName && countryCode === city.countryCode,
    );
  if (![...regions, ...cities].some(isInCountry) && !cities.some(isInRegion)) return;
  const message = 'Some of your locations overlap. Try removing a location.';
  throw refused(1487756, 'Locations overlap', message, 'targeting');
}
