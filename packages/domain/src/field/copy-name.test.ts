import { expect, test } from 'vitest';
import { copyName, originalName } from './copy-name.ts';

test.each([
  ['Nurses', 'Nurses'],
  ['Nurses (copy)', 'Nurses'],
  ['Nurses (copy 12)', 'Nurses'],
  ['Nurses (copy) (copy 2)', 'Nurses (copy)'],
  ['Nurses (copyright)', 'Nurses (copyright)'],
  [' (copy)', ''],
])('the original of %j is %j', (name, original) => {
  expect(originalName(name)).toBe(original);
});

test('a copy gets the first name that is free, whatever it is a copy of', () => {
  const fits = () => true;
  expect(copyName('Nurses', [], fits)).toBe('Nurses (copy)');
  expect(copyName('Nurses (copy)', ['Nurses (copy)', 'Nurses (copy 2)'], fits)).toBe(
    'Nurses (copy 3)',
  );
  expect(copyName('{n} $& nurses', [], fits)).toBe('{n} $& nurses (copy)');
  expect(copyName('Nurses', [], () => false)).toBe('Nurses');
});
