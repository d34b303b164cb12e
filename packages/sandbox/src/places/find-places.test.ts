import { describe, expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';
import { gazetteer } from './gazetteer.ts';

const names = (query: Parameters<typeof findPlaces>[1]) =>
  findPlaces(gazetteer, query).map(({ name, type }) => `${type} ${name}`);

describe('places', () => {
  test('are found by how their names begin, whatever the accents', () => {
    expect(names({ text: 'utr' })).toEqual(['region Utrecht', 'city Utrecht']);
    expect(names({ text: 'MALAGA' })).toEqual(['city Málaga']);
    expect(names({ text: 'nowhere' })).toEqual([]);
  });

  test('are found by type, country and number', () => {
    expect(names({ text: 'Utrecht', types: ['city'] })).toEqual(['city Utrecht']);
    expect(names({ types: ['country'], countryCode: 'PT' })).toEqual(['country Portugal']);
    expect(names({ ids: ['2528', '2759794'] })).toEqual(['country Netherlands', 'city Amsterdam']);
  });

  test('come in bounded numbers', () => {
    expect(names({})).toHaveLength(25);
    expect(names({ types: ['region'], limit: 3 })).toHaveLength(3);
  });

  test('have numbers of their own, and cities a region', () => {
    expect(new Set(gazetteer.map(({ id }) => id)).size).toBe(gazetteer.length);
    expect(gazetteer.every(({ id }) => /^\d+$/.test(id))).toBe(true);
    expect(gazetteer.every(({ type, regionName }) => type !== 'city' || regionName)).toBe(true);
  });
});
