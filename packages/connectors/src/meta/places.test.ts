import { expect, test } from 'vitest';
import type { FoundPlace } from '../connector.ts';
import { choose } from './places.ts';

const found = (key: string, name: string, regionName: string | null): FoundPlace => ({
  key,
  name,
  type: 'city',
  countryCode: 'NL',
  regionName,
});
const bergens = [found('1', 'Bergen', 'Limburg'), found('2', 'Bergen', 'Noord-Holland')];

test.each([
  ['the one in its region', { name: 'Bergen', regionName: 'Noord-Holland' }, bergens, '2'],
  ['whatever its accents and signs', { name: 'BERGÉN', regionName: 'noord holland' }, bergens, '2'],
  ['the first of that name elsewhere', { name: 'Bergen', regionName: 'Drenthe' }, bergens, '1'],
  [
    'the only one there is',
    { name: 'Den Haag', regionName: null },
    [found('3', 'The Hague', null)],
    '3',
  ],
  ['none of several others', { name: 'Bergeijk', regionName: null }, bergens, undefined],
  ['nothing', { name: 'Atlantis', regionName: null }, [], undefined],
])('chosen is %s', (_, wanted, all, key) => {
  expect(choose(wanted, all)?.key).toBe(key);
});
