import { describe, expect, test } from 'vitest';
import type { FoundPlace } from '../connector.ts';
import type { PlannedPlace } from '../plan.ts';
import { choosePlace } from './places.ts';

const found = (
  key: string,
  name: string,
  type: FoundPlace['type'],
  region?: string,
): FoundPlace => ({
  key,
  name,
  type,
  countryCode: 'NL',
  regionName: region ?? null,
});
const wanted = (name: string, type: PlannedPlace['type'], region?: string): PlannedPlace => ({
  name,
  type,
  countryCode: 'NL',
  regionName: region ?? null,
});

const utrecht = [found('1', 'Utrecht', 'region'), found('2', 'Utrecht', 'city', 'Utrecht')];
const bergen = [
  found('3', 'Bergen', 'city', 'Limburg'),
  found('4', 'Bergen', 'city', 'North Holland'),
  found('5', 'Bergen op Zoom', 'city', 'North Brabant'),
];

describe('a place on LinkedIn', () => {
  test.each([
    ['is of the same type', wanted('Utrecht', 'city', 'Utrecht'), utrecht, '2'],
    ['is a region where one is meant', wanted('Utrecht', 'region'), utrecht, '1'],
    ['lies in the same region', wanted('Bergen', 'city', 'North Holland'), bergen, '4'],
    ['is the first where no region is known', wanted('Bergen', 'city'), bergen, '3'],
    ['is none where the region fits none', wanted('Bergen', 'city', 'Zeeland'), bergen, undefined],
    [
      'is written with or without accents',
      wanted('MALAGA', 'city'),
      [found('6', 'Málaga', 'city', 'Andalusia')],
      '6',
    ],
    [
      'may have another name',
      wanted('Den Haag', 'city'),
      [found('7', 'The Hague', 'city', 'South Holland')],
      '7',
    ],
    ['is none of several others', wanted('Berg', 'city'), bergen, undefined],
    ['is none where nothing was found', wanted('Atlantis', 'city'), [], undefined],
  ])('%s', (_, place, places, key) => {
    expect(choosePlace(place, places)?.key).toBe(key);
  });
});
