import { expect, test } from 'vitest';
import type { FoundPlace, PlaceQuery } from './connector.ts';
import { findOnNetwork, lookUpPlace } from './look-up-place.ts';
import type { PlannedPlace } from './plan.ts';

const gent: PlannedPlace = {
  id: 'city:2797656',
  name: 'Gent',
  type: 'city',
  countryCode: 'BE',
  regionName: 'East Flanders',
  alternatives: ['Ghent', 'Gand'],
  regions: ['Flanders', 'Vlaanderen'],
  latitude: 51.05,
  longitude: 3.7167,
};
const ghent: FoundPlace = {
  key: '7',
  name: 'Ghent',
  type: 'city',
  countryCode: 'BE',
  regionName: 'Flanders',
};

/** A network that finds places by the beginning of their English names. */
function network(places: readonly FoundPlace[]) {
  const queries: PlaceQuery[] = [];
  const searchPlaces = async (query: PlaceQuery) => {
    queries.push(query);
    return places.filter(({ name }) => name.startsWith(query.name));
  };
  return { queries, searchPlaces };
}

test('a place is asked for by its own name first, then by the others, until it is found', async () => {
  const { queries, searchPlaces } = network([ghent]);
  expect(await lookUpPlace({ searchPlaces }, gent)).toEqual(ghent);
  expect(queries).toEqual([
    { name: 'Gent', type: 'city', countryCode: 'BE' },
    { name: 'Ghent', type: 'city', countryCode: 'BE' },
  ]);
});

test('a place that no spelling finds is not found', async () => {
  const { queries, searchPlaces } = network([{ ...ghent, name: 'Ghentbridge' }]);
  expect(await lookUpPlace({ searchPlaces }, gent)).toBeUndefined();
  expect(queries).toHaveLength(3);
});

test('a plan from before has fewer names and is looked for by those', async () => {
  const { name, type, countryCode, regionName } = gent;
  const { searchPlaces } = network([{ ...ghent, name: 'Gent', regionName: 'East Flanders' }]);
  const old = { name, type, countryCode, regionName };
  expect((await lookUpPlace({ searchPlaces }, old))?.key).toBe('7');
  expect(await findOnNetwork({ network: 'meta', searchPlaces }, old)).toBeUndefined();
});

test('where a network takes circles it is not asked', async () => {
  const { queries, searchPlaces } = network([ghent]);
  const pin = { is: 'pin', latitude: 51.05, longitude: 3.7167, radiusKm: 25 };
  expect(await findOnNetwork({ network: 'meta', searchPlaces }, gent)).toEqual(pin);
  expect(queries).toEqual([]);
  expect(await findOnNetwork({ network: 'google', searchPlaces }, gent)).toEqual({
    ...{ is: 'place', key: '7', name: 'Ghent', regionName: 'Flanders' },
  });
});
