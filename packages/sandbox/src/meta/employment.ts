import type { Params } from './call.ts';
import { radiusKm, recordsIn } from './geo.ts';
import { refused } from './graph-error.ts';
import type { Aim } from './targeting.ts';
import { list, record } from './value.ts';

const SMALLEST_RADIUS_KM = 25;

/** Places so small that they tell who lives there. */
const tooSmall = [
  'zips',
  'neighborhoods',
  'subneighborhoods',
  'small_geo_areas',
  'geo_markets',
  'metro_areas',
];
/** What would choose people by who they are. */
const aboutPeople = [
  'interests',
  'behaviors',
  'work_positions',
  'work_employers',
  'life_events',
  'industries',
  'family_statuses',
  'relationship_statuses',
  'income',
  'education_majors',
  'education_statuses',
  'flexible_spec',
];
const leavesOut = ['exclusions', 'excluded_geo_locations', 'excluded_custom_audiences'];

/** Job ads are for everyone of age, in larger circles, in the countries that were declared. */
export function checkEmployment({ targeting, countries }: Aim, declared: readonly string[]): void {
  const no = (message: string) =>
    refused(2909034, 'Not allowed for a special ad category', message, 'targeting');
  const geo = record(targeting, 'geo_locations') ?? {};
  if (Number(targeting.age_min ?? 18) !== 18 || Number(targeting.age_max ?? 65) < 65) {
    throw no('Job ads are shown to people from 18 to 65 and older.');
  }
  if (list(targeting, 'genders')?.length) throw no('Job ads are shown to all genders.');
  if (tooSmall.some((name) => isSaid(geo[name]))) {
    throw no('Job ads can not be aimed at postal codes, neighborhoods and metro areas.');
  }
  if (leavesOut.some((name) => isSaid(targeting[name]))) throw no('Job ads can not leave out.');
  if (aboutPeople.some((name) => isSaid(targeting[name]))) {
    throw no('Job ads can not be aimed at what people like, do or are.');
  }
  if (targeting.custom_audiences) throw no('Job ads can not be aimed at lists of people.');
  if (circlesIn(geo).some((radius) => radius === undefined || radius < SMALLEST_RADIUS_KM)) {
    throw no('Around a point or a city, job ads are shown within at least 25 kilometers.');
  }
  const abroad = countries.find((country) => !declared.includes(country));
  if (abroad) throw no(`The campaign was not declared for ${abroad}.`);
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

const circlesIn = (geo: Params): (number | undefined)[] =>
  [...recordsIn(geo, 'cities'), ...recordsIn(geo, 'custom_locations')].map(radiusKm);
