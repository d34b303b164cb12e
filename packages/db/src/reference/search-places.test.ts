import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { loadReference } from './load-reference.ts';
import { placeMatches } from './place-matches.ts';
import { countryCodeOf, searchPlaces } from './search-places.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
  await loadReference(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const search = (q: string, options = {}) => searchPlaces(connection.db, q, options);
const labels = async (q: string, options = {}) =>
  (await search(q, options)).map((place) => place.terms.join(', '));

describe('the best match', () => {
  it.each([
    ['ams', 'Amsterdam, North Holland, Netherlands'],
    ['nether', 'Netherlands'],
    ['munchen', 'Munich, Bavaria, Germany'],
    ['muenchen', 'Munich, Bavaria, Germany'],
    ['MÜNCHEN', 'Munich, Bavaria, Germany'],
    ['Munich', 'Munich, Bavaria, Germany'],
    ['monaco di b', 'Munich, Bavaria, Germany'],
    ['lodz', 'Łódź, Łódź, Poland'],
    ['tromso', 'Tromsø, Troms, Norway'],
    ['den haag', 'The Hague, South Holland, Netherlands'],
    ['s-gravenhage', 'The Hague, South Holland, Netherlands'],
    ['den bosch', "'s-Hertogenbosch, North Brabant, Netherlands"],
    ['paris', 'Paris, Île-de-France, France'],
    ['par', 'Paris, Île-de-France, France'],
    ['keulen', 'Köln, North Rhine-Westphalia, Germany'],
    ['cologne', 'Köln, North Rhine-Westphalia, Germany'],
    ['lüttich', 'Liège, Wallonia, Belgium'],
    ['st etienne', 'Saint-Étienne, Auvergne-Rhône-Alpes, France'],
    ['bolton', 'Bolton, Greater Manchester, United Kingdom'],
    ['ede', 'Ede, Gelderland, Netherlands'],
    ['zeeland', 'Zeeland, Netherlands'],
    ['kent', 'Kent, United Kingdom'],
    ['bayern', 'Bavaria, Germany'],
    ['uk', 'United Kingdom'],
    ['holland', 'Netherlands'],
    ['Αθήνα', 'Athens, Attica, Greece'],
    ['amsterdm', 'Amsterdam, North Holland, Netherlands'],
    ['barcelno', 'Barcelona, Catalonia, Spain'],
    ['shertogenbosch', "'s-Hertogenbosch, North Brabant, Netherlands"],
  ])('for %s is %s', async (q, expected) => {
    expect((await labels(q))[0]).toBe(expected);
  });
});

it('puts a city and its province of the same name both on top', async () => {
  const found = await search('Utrecht');
  expect(found.slice(0, 2)).toEqual([
    {
      id: 'city:2745912',
      name: 'Utrecht',
      type: 'city',
      country: 'Netherlands',
      terms: ['Utrecht', 'Utrecht', 'Netherlands'],
    },
    {
      id: 'region:NL.09',
      name: 'Utrecht',
      type: 'region',
      country: 'Netherlands',
      terms: ['Utrecht', 'Netherlands'],
    },
  ]);
});

it('puts the country before what lies in it', async () => {
  const found = await search('luxembourg');
  expect(found.slice(0, 2).map((place) => place.type)).toEqual(['country', 'city']);
});

it('goes from exact names over beginnings and words to what is inside', async () => {
  const found = await labels('bergen');
  expect(found[0]).toBe('Bergen, Vestland, Norway');
  expect(found).toContain('Bergen, North Holland, Netherlands');
  const rijn = await labels('rijn', { limit: 20 });
  const at = (label: string) => rijn.indexOf(label);
  expect(at('Rijnsburg, South Holland, Netherlands')).toBeGreaterThanOrEqual(0);
  expect(at('Alphen aan den Rijn, South Holland, Netherlands')).toBeGreaterThan(
    at('Rijnsburg, South Holland, Netherlands'),
  );
});

it('does not look for typing mistakes in a name that exists', async () => {
  expect(await labels('antwerpen')).toEqual(['Antwerpen, Antwerp, Belgium', 'Antwerp, Belgium']);
});

it('prefers the country a person is in', async () => {
  expect((await labels('limburg'))[0]).toBe('Limburg, Netherlands');
  expect((await labels('limburg', { countryHint: 'BE' }))[0]).toBe('Limburg, Belgium');
  expect((await labels('cambridge', { countryHint: 'us' }))[0]).toContain('Massachusetts');
  // but a world city stays what most people mean
  expect((await labels('paris', { countryHint: 'us' }))[0]).toContain('France');
});

it('puts a name in full first where the person is, and abroad only where it is well known', async () => {
  expect((await labels('gron', { countryHint: 'NL' }))[0]).toBe(
    'Groningen, Groningen, Netherlands',
  );
  expect((await labels('gron', { countryHint: 'FR' }))[0]).toMatch(/^Gron, .*France$/);
  expect((await labels('keulen', { countryHint: 'NL' }))[0]).toContain('Köln');
  expect((await labels('bergen', { countryHint: 'NL' }))[0]).toMatch(/^Bergen/);
});

it('knows countries by their names', async () => {
  expect(await countryCodeOf(connection.db, 'Netherlands')).toBe('NL');
  expect(await countryCodeOf(connection.db, 'nederland')).toBe('NL');
  expect(await countryCodeOf(connection.db, 'Nowhere')).toBe('');
  expect(await countryCodeOf(connection.db, '')).toBe('');
});

it('gives every place once, and no more than asked for', async () => {
  const found = await search('san', { limit: 50 });
  expect(found).toHaveLength(50);
  expect(new Set(found.map((place) => place.id)).size).toBe(50);
  expect(await search('san')).toHaveLength(10);
  expect(await search('san', { limit: 3 })).toHaveLength(3);
  expect(await search('san', { limit: 0 })).toEqual([]);
  expect(await search('san', { limit: 100_000 })).toHaveLength(50);
});

it('finds the shortest names', async () => {
  expect((await labels('ii'))[0]).toBe('Ii, North Ostrobothnia, Finland');
  expect((await labels('s'))[0]).toBe('Spain');
});

it.each(['', '   ', '\t\n', '%', '_', '%%%', '\\', "'", '"', '--', '\u0000', ')(*&^'])(
  'finds nothing for %j',
  async (q) => {
    expect(await search(q)).toEqual([]);
  },
);

it.each([
  ['SQL', "'; drop table place; --"],
  ['a wildcard', 'am_terdam'],
  ['a backslash', '\\ams'],
  ['a NUL', 'ams\u0000terdam'],
  ['half a character', '\ud800'],
  ['a long word', 'x'.repeat(100_000)],
  ['many wildcards', '%'.repeat(100_000)],
  ['an emoji', '💥'],
])('is not harmed by %s', async (_, q) => {
  expect((await search(q)).length).toBeLessThanOrEqual(10);
});

it('takes no character for a wildcard', async () => {
  expect(await labels('%dam')).toEqual(await labels('dam'));
  expect(await labels('ut%ht')).not.toContain('Utrecht, Netherlands');
});

describe('needs no scan of all names', () => {
  const { knownBeginning, beginning, inside } = placeMatches('amster', '');
  it.each([
    ['a few letters', knownBeginning],
    ['a beginning', beginning],
    ['a part', inside],
    ['a likeness', sql`select * from place_name where term % search_key('amster')`],
  ])('for %s', async (_, matches) => {
    const { rows } = await sql<Record<string, string>>`explain ${matches}`.execute(connection.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan/);
    expect(plan).not.toContain('Seq Scan');
  });
});
