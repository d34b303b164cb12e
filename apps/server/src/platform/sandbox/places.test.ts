import { makePlace } from '@posthorn/db/builders';
import { createTestDatabase } from '@posthorn/db/testing';
import type { SandboxPlaceQuery, SandboxPlaces } from '@posthorn/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesIn } from './places.ts';

const known = [
  { id: 'country:NL', type: 'country', name: 'Netherlands', country_code: 'NL', population: 17e6 },
  { id: 'region:NL.09', type: 'region', name: 'Utrecht', country_code: 'NL', population: 1e6 },
  { id: 'city:2745912', type: 'city', name: 'Utrecht', country_code: 'NL', population: 3e5 },
  { id: 'region:NL.05', type: 'region', name: 'Limburg', country_code: 'NL', population: 1e6 },
  { id: 'region:BE.VLI', type: 'region', name: 'Limburg', country_code: 'BE', population: 8e5 },
  { id: 'city:AT.08.klaus', type: 'city', name: 'Klaus', country_code: 'AT', population: 3e3 },
] as const;

let places: SandboxPlaces;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const connection = database.connect();
  for (const place of known) {
    await makePlace(connection.db, place);
    const { id, name, country_code, population } = place;
    const row = { place_id: id, term: name.toLowerCase(), country_code, weight: population };
    await connection.db.insertInto('place_name').values(row).execute();
  }
  places = placesIn(connection.db);
  close = async () => {
    await connection.close();
    await database.drop();
  };
});
afterAll(() => close());

const names = async (query: SandboxPlaceQuery) =>
  (await places(query)).map(({ name, type, countryCode }) => `${type} ${name} ${countryCode}`);

test('the networks know our places, best first', async () => {
  expect(await names({ text: 'utr' })).toEqual(['region Utrecht NL', 'city Utrecht NL']);
  expect(await names({ text: 'Utrecht', types: ['city'] })).toEqual(['city Utrecht NL']);
  expect(await names({ text: 'Limburg', countryCode: 'BE' })).toEqual(['region Limburg BE']);
  expect(await names({ text: 'Limburg', limit: 1 })).toEqual(['region Limburg NL']);
  expect(await names({ types: ['country'] })).toEqual(['country Netherlands NL']);
  expect(await names({ text: 'nowhere at all' })).toEqual([]);
});

test('every place has a number, by which it is found again', async () => {
  const all = await places({});
  expect(all).toHaveLength(known.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const place of all) {
    expect(place.id).toMatch(/^\d{1,15}$/);
    expect(await places({ ids: [place.id] })).toEqual([place]);
  }
});
