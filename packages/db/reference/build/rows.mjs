import { countryAlternatives, countryName } from './countries.mjs';
import { alternatives, spellings } from './names.mjs';

/** Countries, regions and cities as the rows of the file, each after what it lies in. */
export function toRows({ cities, regions, exonyms }) {
  const byCountry = group(cities, (city) => city.country);
  const rows = [];
  for (const code of [...byCountry.keys()].sort()) {
    const inCountry = byCountry.get(code);
    rows.push(countryRow(code, inCountry, exonyms));
    rows.push(...regionRows(code, inCountry, regions, exonyms));
    const listed = inCountry.filter((city) => city.isListed);
    rows.push(...listed.sort(byRegionAndId).map((city) => cityRow(city, exonyms)));
  }
  return rows;
}

function countryRow(code, cities, exonyms) {
  const id = `country:${code}`;
  return {
    id,
    type: 'country',
    name: countryName(code),
    country: code,
    region: '',
    population: people(cities),
    alternatives: countryAlternatives(code, exonyms.get(id) ?? []),
    regions: [],
  };
}

function regionRows(country, cities, regions, exonyms) {
  const members = group(
    cities.flatMap((city) => [
      { code: city.first, city },
      { code: city.second, city },
    ]),
    (membership) => membership.code,
  );
  const codes = [...members.keys()].filter((code) => code && regions.isListed(code)).sort();
  return codes
    .filter((code) => !repeatsItsParent(code, codes))
    .map((code) => {
      const id = regionId(code);
      const name = regions.name(code);
      const inRegion = members.get(code).map(({ city }) => city);
      const others = [
        regions.fullName(code),
        ...spellings(name, country),
        ...(exonyms.get(id) ?? []),
      ];
      return {
        id,
        type: 'region',
        name,
        country,
        region: '',
        population: people(inRegion),
        alternatives: alternatives(name, others),
        regions: code.split('.').length > 2 ? [regionId(parentOf(code))] : [],
      };
    })
    .filter(({ id, name }) => !isCityAgain(id, name, cities));
}

const regionId = (code) => `region:${code}`;
const parentOf = (code) => code.split('.').slice(0, 2).join('.');

/** The only province of a region, such as Murcia or the Aosta Valley, is that region again. */
function repeatsItsParent(code, codes) {
  const [country, first, second] = code.split('.');
  if (!second) return false;
  const siblings = codes.filter((other) => other.startsWith(`${country}.${first}.`));
  return siblings.length === 1;
}

/** British districts such as Cardiff or Dundee City are the city itself. */
function isCityAgain(id, name, cities) {
  if (!/^region:GB\.\w+\./.test(id)) return false;
  const cityName = name.replace(/ City$/, '');
  return cities.some((city) => city.name === cityName && city.population > 0);
}

function cityRow(city, exonyms) {
  const others = [...city.alternatives, ...(exonyms.get(city.id) ?? [])];
  return {
    ...city,
    type: 'city',
    alternatives: alternatives(city.name, others),
    // From the largest to the smallest; networks name one or the other.
    regions: [city.first, city.second].filter(Boolean).map(regionId),
  };
}

/** Neighbours in one region beside each other make the file smaller. */
const byRegionAndId = (one, other) =>
  compare(one.region, other.region) || compare(one.id.padStart(40), other.id.padStart(40));

const compare = (one, other) => Number(one > other) - Number(one < other);

const people = (cities) =>
  cities.reduce((sum, city) => sum + (city.isQuarter ? 0 : city.population), 0);

function group(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
