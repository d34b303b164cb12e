import { expect, test } from 'vitest';
import { inOrderOfNames } from './name.ts';

test('people stand where others look for them, whatever their accents and capitals', () => {
  const people = ['Tom', 'Ōmar', 'anna', 'Zoë', 'Omar', 'Ängel'].map((first_name, n) => ({
    id: String(n),
    first_name,
    last_name: 'Bakker',
  }));
  expect(inOrderOfNames(people).map(({ first_name }) => first_name)).toEqual([
    'Ängel',
    'anna',
    'Ōmar',
    'Omar',
    'Tom',
    'Zoë',
  ]);
});
