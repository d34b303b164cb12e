import { expect, test } from 'vitest';
import { mergedItems, nextItems, sameItems } from './items.ts';

const assen = { id: 'assen' };
const wide = { id: 'assen', radiusKm: 25 };
const emmen = { id: 'emmen' };

test('an item that was changed is another value, whatever the order', () => {
  expect(sameItems([assen, emmen], [emmen, assen])).toBe(true);
  expect(sameItems([assen, emmen], [emmen, wide])).toBe(false);
});

test('changes follow removals and come before what is added', () => {
  expect(nextItems([emmen, assen], [wide])).toMatchObject({ gone: emmen, changed: wide });
  expect(nextItems([assen], [wide, emmen])).toEqual({
    gone: undefined,
    changed: wide,
    added: emmen,
  });
  expect(nextItems([wide], [wide])).toEqual({});
});

test('my change of an item survives what another person adds, and theirs what I add', () => {
  expect(mergedItems([assen], [wide], [assen, emmen])).toEqual([wide, emmen]);
  expect(mergedItems([assen], [assen, emmen], [wide])).toEqual([wide, emmen]);
  expect(mergedItems([assen], [wide], [])).toEqual([]);
});
