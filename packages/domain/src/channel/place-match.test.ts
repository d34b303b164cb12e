import { describe, expect, test } from 'vitest';
import { matchPlace, type NamedPlace, type PlaceCandidate, spellingsOf } from './place-match.ts';

const place = (name: string, changes: Partial<NamedPlace> = {}): NamedPlace => ({
  name,
  type: 'city',
  countryCode: 'NL',
  regionName: null,
  alternatives: [],
  regions: [],
  ...changes,
});
const found = (
  key: string,
  name: string,
  regionName: string | null,
  changes: Partial<PlaceCandidate> = {},
): PlaceCandidate => ({ key, name, regionName, type: 'city', countryCode: 'NL', ...changes });

const flanders = ['Flanders', 'Vlaanderen', 'East Flanders', 'Oost-Vlaanderen'];
const gent = place('Gent', {
  countryCode: 'BE',
  regionName: 'East Flanders',
  alternatives: ['Ghent', 'Gand'],
  regions: flanders,
});
const belgian = { countryCode: 'BE' };
const bergens = [found('1', 'Bergen', 'Limburg'), found('2', 'Bergen', 'North Holland')];
const kreuzberg = place('Kreuzberg', { countryCode: 'DE', regionName: 'Berlin' });
const german = { countryCode: 'DE' };

describe('a place is the one', () => {
  test.each<[string, NamedPlace, PlaceCandidate[], string]>([
    ['with another of its names', gent, [found('1', 'Ghent', 'Flanders', belgian)], '1'],
    [
      'of that name, with a longer one beside it',
      place('Antwerpen', { ...belgian, alternatives: ['Antwerp'] }),
      [found('1', 'Antwerp', null, belgian), found('2', 'Antwerpen-Noord', null, belgian)],
      '1',
    ],
    [
      'whatever its capitals, accents and signs',
      place('Brugge', { ...belgian, alternatives: ['Bruges'] }),
      [found('1', 'BRÛGES', null, belgian)],
      '1',
    ],
    [
      'in its region, by any name of it',
      place('Bergen', { regionName: 'North Holland', regions: ['Noord-Holland'] }),
      [found('1', 'Bergen', 'Limburg'), found('2', 'Bergen', 'Noord-Holland')],
      '2',
    ],
    ['in its region', place('Bergen', { regionName: 'Limburg' }), bergens, '1'],
    [
      'in a region that a network calls by its full title',
      place('Madrid', { countryCode: 'ES', regionName: 'Madrid' }),
      [found('1', 'Madrid', 'Community of Madrid', { countryCode: 'ES' })],
      '1',
    ],
    [
      'whose region no one tells',
      place('Ede', { regionName: 'X' }),
      [found('1', 'Ede', null)],
      '1',
    ],
    ['that is listed twice', place('Ede'), [found('1', 'Ede', null), found('1', 'Ede', null)], '1'],
    [
      'that is a quarter there',
      kreuzberg,
      [found('1', 'Kreuzberg', 'Berlin', { ...german, type: 'quarter' })],
      '1',
    ],
    [
      'that is a quarter there, beside a village elsewhere',
      kreuzberg,
      [
        found('1', 'Kreuzberg', 'Rhineland-Palatinate', german),
        found('2', 'Kreuzberg', 'Berlin', { ...german, type: 'quarter' }),
      ],
      '2',
    ],
    [
      'that is a city there, and not a quarter of another',
      place('Ede', { regionName: 'Gelderland' }),
      [found('1', 'Ede', 'Gelderland', { type: 'quarter' }), found('2', 'Ede', 'Gelderland')],
      '2',
    ],
    [
      'of its type',
      place('Utrecht', { type: 'region' }),
      [found('1', 'Utrecht', 'Utrecht'), found('2', 'Utrecht', null, { type: 'region' })],
      '2',
    ],
  ])('%s', (_, wanted, candidates, key) => {
    expect(matchPlace(wanted, candidates)?.key).toBe(key);
  });
});

describe('a place is none', () => {
  test.each<[string, NamedPlace, PlaceCandidate[]]>([
    ['of several that no region tells apart', place('Bergen'), bergens],
    ['in another region', place('Bergen', { regionName: 'Zeeland' }), bergens],
    [
      'that is the only one of its name, in another region',
      kreuzberg,
      [found('1', 'Kreuzberg', 'Rhineland-Palatinate', german)],
    ],
    ['in another country', gent, [found('1', 'Gent', null)]],
    ['of another type', place('Utrecht'), [found('1', 'Utrecht', null, { type: 'region' })]],
    [
      'that is a quarter, where a region is meant',
      place('Utrecht', { type: 'region' }),
      [found('1', 'Utrecht', null, { type: 'quarter' })],
    ],
    ['that only begins alike', place('Berg'), bergens],
    ['where there is nothing', gent, []],
  ])('%s', (_, wanted, candidates) => {
    expect(matchPlace(wanted, candidates)).toBeUndefined();
  });
});

test('a place is looked for by each of its spellings, its own first, and not by all of very many', () => {
  expect(spellingsOf({ name: 'Köln', alternatives: ['Koln', 'Cologne'] })).toEqual([
    'Köln',
    'Cologne',
  ]);
  const many = { name: 'A', alternatives: [...'bcdefghij'] };
  expect(spellingsOf(many)).toEqual([...'Abcde']);
});
