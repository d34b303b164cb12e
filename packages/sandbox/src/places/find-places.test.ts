import { describe, expect, test } from 'vitest';
import { findPlaces, nearestCity } from './find-places.ts';
import { gazetteerOf } from './gazetteer.ts';
import type { SandboxPlaceQuery } from './places.ts';

const google = gazetteerOf('google');
const names = (query: SandboxPlaceQuery, list = google) =>
  findPlaces(list, query).map(({ name, type }) => `${type} ${name}`);

describe('places', () => {
  test('are found by how their names begin, whatever the accents', () => {
    expect(names({ text: 'utrecht', countryCode: 'NL' }).slice(0, 2)).toEqual([
      'region Utrecht',
      'city Utrecht',
    ]);
    expect(names({ text: 'MALAGA', types: ['city'], countryCode: 'ES' })).toContain('city Málaga');
    expect(names({ text: 'nowhere at all' })).toEqual([]);
  });

  test('are found by type, country and number', () => {
    expect(names({ text: 'Utrecht', types: ['city'] })[0]).toBe('city Utrecht');
    expect(names({ types: ['country'], countryCode: 'PT' })).toEqual(['country Portugal']);
    expect(names({ ids: ['2528', '2759794'] })).toEqual(['country Netherlands', 'city Amsterdam']);
  });

  test('come in bounded numbers', () => {
    expect(names({})).toHaveLength(25);
    expect(names({ types: ['region'], limit: 3 })).toHaveLength(3);
  });

  test('have numbers of their own', () => {
    const ids = google.all().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^\d+$/.test(id))).toBe(true);
  });

  test('are called by their English names, and have namesakes', () => {
    expect(names({ text: 'Gent', countryCode: 'BE', types: ['city'] })).not.toContain('city Gent');
    expect(names({ text: 'Ghent', countryCode: 'BE' })[0]).toBe('city Ghent');
    const bergens = findPlaces(google, { text: 'Bergen', countryCode: 'NL', types: ['city'] });
    expect(bergens.slice(0, 2).map(({ regionName }) => regionName)).toEqual([
      'North Holland',
      'Limburg',
    ]);
  });

  test('are not the same on every network', () => {
    const meta = gazetteerOf('meta');
    const holland = findPlaces(google, { text: 'North Holland', types: ['region'] })[0]?.id ?? '';
    expect(names({ ids: [holland] }, meta)).toEqual(['region Noord-Holland']);
    const kreuzberg = { text: 'Kreuzberg', countryCode: 'DE' };
    expect(names(kreuzberg)).toContain('quarter Kreuzberg');
    const linkedin = findPlaces(gazetteerOf('linkedin'), kreuzberg);
    expect(linkedin.filter(({ regionName }) => regionName === 'Berlin')).toEqual([]);
  });
});

test('a point lies around the city that is nearest, and at sea around none', () => {
  const near = (latitude: number, longitude: number) =>
    nearestCity(google, { latitude, longitude });
  expect(near(50.8503, 4.3488)).toMatchObject({ name: 'Brussels', countryCode: 'BE' });
  expect(near(40, -40)).toBeUndefined();
});
