import { alternatives, plain, spellings, withApostrophe } from './names.mjs';
import { Nearby } from './near.mjs';
import { homeMarkets, isInhabited, isInScope, isQuarter } from './scope.mjs';

/** So close together that two names are two names of one place. */
const samePlaceKm = 0.05;

/**
 * Cities of both sources. The older one has ids and population; the newer one has today's regions
 * and, in the home markets, towns that the older one lacks.
 */
export function collectCities({ older, newer, regions, corrections }) {
  const cities = older.filter(isInhabited).map((city) => fromOlder(city, corrections));
  const recent = newer.map((city) => fromNewer(city));
  placeInRegions(cities, new Nearby(recent), regions);
  const added = [
    ...missingTowns(recent, new Nearby(cities), regions, corrections),
    ...corrections.added.map((city) => ({
      ...city,
      ...regions.codes(city.country, city.admin1, ''),
      names: [],
      isListed: true,
    })),
  ];
  return withoutTwins(
    [...cities, ...added].map((city) => withNames(city, regions)),
    regions,
  );
}

function fromOlder(city, corrections) {
  const id = `city:${city.cityId}`;
  const [lng, lat] = city.loc.coordinates;
  return {
    id,
    name: corrections.names[id] ?? city.name,
    names: [city.name],
    country: city.country,
    admin1: city.adminCode,
    population: corrections.populations[id] ?? city.population,
    isQuarter: isQuarter(city),
    isListed: isInScope(city),
    lat,
    lng,
  };
}

function fromNewer(city) {
  const name = withApostrophe(city.name, city.country);
  return { ...city, name, key: plain(name), lat: Number(city.lat), lng: Number(city.lng) };
}

/** Regions have been redrawn since the older source was made, so the newer one decides. */
function placeInRegions(cities, recent, regions) {
  for (const city of cities) {
    const around = recent.around(city);
    const key = plain(city.names[0]);
    const same = around.find(({ item }) => item.key === key) ?? around[0];
    const codes = same && regions.codes(city.country, same.item.admin1, same.item.admin2);
    Object.assign(city, codes?.first ? codes : regions.codes(city.country, city.admin1, ''));
    if (around[0]?.km < samePlaceKm) city.names.push(around[0].item.name);
  }
}

function missingTowns(recent, known, regions, corrections) {
  const byId = new Map();
  for (const city of recent) {
    if (!homeMarkets.has(city.country)) continue;
    if (corrections.dropped[city.country]?.includes(city.name)) continue;
    const around = known.around(city);
    if (around[0]?.km < samePlaceKm) continue;
    if (around.some(({ item }) => plain(item.names[0]) === city.key)) continue;
    const codes = regions.codes(city.country, city.admin1, city.admin2);
    const short = `city:${codes.first || city.country}.${city.key}`;
    const id = byId.has(short) ? `city:${codes.second}.${city.key}` : short;
    const population = corrections.populations[id] ?? 0;
    const town = { ...city, ...codes, id, names: [], population, isListed: true };
    if (!byId.has(id)) byId.set(id, town);
  }
  return byId.values();
}

function withNames(city, regions) {
  const written = [...city.names, ...spellings(city.name, city.country)];
  return { ...city, alternatives: alternatives(city.name, written), region: regions.shown(city) };
}

/**
 * Two places that would read alike, such as two villages of one name in one state, are told apart
 * by the district around them; what then still reads alike is kept once.
 */
function withoutTwins(cities, regions) {
  const label = (city) => [city.name, city.region, city.country].join();
  const count = new Map();
  for (const city of cities) count.set(label(city), (count.get(label(city)) ?? 0) + 1);
  const kept = new Map();
  for (const city of cities) {
    const district = count.get(label(city)) > 1 ? regions.name(city.second) : '';
    const told = district && district !== city.name ? { ...city, region: district } : city;
    const twin = kept.get(label(told));
    if (!twin || twin.population < told.population) kept.set(label(told), told);
  }
  return [...kept.values()];
}
