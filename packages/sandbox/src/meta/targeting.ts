import type { World } from '../dialect.ts';
import type { SandboxPlace } from '../places/places.ts';
import { isRecord, type Params } from './call.ts';
import { invalid, refused } from './graph-error.ts';
import { enums } from './names/enums.ts';
import { checkMembers, list, record } from './value.ts';

const positions: Record<string, readonly string[]> = {
  facebook: ['feed', 'story', 'facebook_reels', 'marketplace', 'right_hand_column', 'search'],
  instagram: ['stream', 'story', 'reels', 'explore', 'explore_home', 'profile_feed'],
};
const CITY_RADIUS_KM = { min: 17, max: 80 };
const EMPLOYMENT_RADIUS_KM = 25;
const KM_PER_MILE = 1.609344;

/** Who is to see an ad, looked up: which countries these places are in. */
export interface Aim {
  targeting: Record<string, unknown>;
  countries: string[];
}

export async function readTargeting(params: Params, world: World): Promise<Aim> {
  const targeting = record(params, 'targeting');
  if (!targeting) throw invalid('The parameter targeting is required', { field: 'targeting' });
  checkMembers('targeting', targeting);
  checkPlacements(targeting);
  checkStories(targeting);
  const automation = record(targeting, 'targeting_automation');
  if (![0, 1, '0', '1'].includes(automation?.advantage_audience as number)) {
    throw refused(
      1870227,
      'Advantage audience is missing',
      'Say with advantage_audience whether we may choose the audience: 0 or 1.',
      'targeting.targeting_automation',
    );
  }
  return { targeting, countries: await countriesOf(targeting, world) };
}

function checkPlacements(targeting: Params): void {
  const platforms = (list(targeting, 'publisher_platforms') ?? []).map(String);
  for (const platform of platforms) {
    if (
      !(platform in positions) &&
      !['audience_network', 'messenger', 'threads'].includes(platform)
    )
      throw invalid(`There is no platform ${platform}`, { field: 'targeting.publisher_platforms' });
  }
  for (const [platform, known] of Object.entries(positions)) {
    const wished = (list(targeting, `${platform}_positions`) ?? []).map(String);
    const stranger = wished.find((position) => !known.includes(position));
    if (stranger || (wished.length > 0 && !platforms.includes(platform))) {
      throw invalid(`There is no position ${stranger ?? wished[0]} here`, {
        field: `targeting.${platform}_positions`,
      });
    }
  }
}

/** Stories on Facebook want the feed there, or stories on Instagram, beside them. */
function checkStories(targeting: Params): void {
  const on = (platform: string) => list(targeting, `${platform}_positions`) ?? [];
  const isAlone = !on('facebook').includes('feed') && !on('instagram').includes('story');
  if (!on('facebook').includes('story') || !isAlone) return;
  throw refused(
    1815891,
    'Facebook stories alone',
    'Choose the feed of Facebook or the stories of Instagram, too.',
    'targeting.facebook_positions',
  );
}

async function countriesOf(targeting: Params, world: World): Promise<string[]> {
  const geo = record(targeting, 'geo_locations') ?? {};
  const countries = (list(geo, 'countries') ?? []).map(String);
  const unknown = countries.find((code) => !enums.special_ad_category_country.has(code));
  if (unknown)
    throw invalid(`There is no country ${unknown}`, { field: 'targeting.geo_locations' });
  const places = [
    ...(await lookedUp(geo, 'regions', world)),
    ...(await lookedUp(geo, 'cities', world)),
  ];
  for (const city of (list(geo, 'cities') ?? []).filter(isRecord)) checkRadius(city);
  if (countries.length + places.length === 0) {
    throw refused(1885364, 'Location missing', 'Choose at least one location.', 'targeting');
  }
  return [...new Set([...countries, ...places.map(({ countryCode }) => countryCode)])];
}

async function lookedUp(
  geo: Params,
  name: 'regions' | 'cities',
  world: World,
): Promise<SandboxPlace[]> {
  const keys = (list(geo, name) ?? []).map((one) => (isRecord(one) ? String(one.key) : ''));
  if (keys.length === 0) return [];
  const type = name === 'cities' ? ('city' as const) : ('region' as const);
  const found = await world.places({ ids: keys, types: [type], limit: keys.length });
  const unknown = keys.find((key) => !found.some(({ id }) => id === key));
  if (unknown !== undefined) {
    throw invalid(`There is no ${type} ${unknown}`, { field: `targeting.geo_locations.${name}` });
  }
  return found;
}

function radiusKm(city: Params): number | undefined {
  if (city.radius === undefined) return undefined;
  const radius = Number(city.radius);
  return city.distance_unit === 'mile' ? radius * KM_PER_MILE : radius;
}

function checkRadius(city: Params): void {
  const radius = radiusKm(city);
  if (radius === undefined) return;
  if (!(radius >= CITY_RADIUS_KM.min && radius <= CITY_RADIUS_KM.max)) {
    throw invalid('The radius of a city is between 17 and 80 kilometers', {
      field: 'targeting.geo_locations.cities',
    });
  }
}

/** Job ads are for everyone of age, in larger circles, in the countries that were declared. */
export function checkEmployment({ targeting, countries }: Aim, declared: readonly string[]): void {
  const no = (message: string) =>
    refused(2909034, 'Not allowed for a special ad category', message, 'targeting');
  const geo = record(targeting, 'geo_locations') ?? {};
  const radii = (list(geo, 'cities') ?? []).filter(isRecord).map(radiusKm);
  if (Number(targeting.age_min ?? 18) !== 18 || Number(targeting.age_max ?? 65) < 65) {
    throw no('Job ads are shown to people from 18 to 65 and older.');
  }
  if (list(targeting, 'genders')?.length) throw no('Job ads are shown to all genders.');
  if (list(geo, 'zips')?.length) throw no('Job ads can not be aimed at postal codes.');
  if (targeting.excluded_geo_locations) throw no('Job ads can not leave places out.');
  if (targeting.custom_audiences) throw no('Job ads can not be aimed at lists of people.');
  if (radii.some((radius) => radius !== undefined && radius < EMPLOYMENT_RADIUS_KM)) {
    throw no('Around a city, job ads are shown within at least 25 kilometers.');
  }
  const abroad = countries.find((country) => !declared.includes(country));
  if (abroad) throw no(`The campaign was not declared for ${abroad}.`);
}
