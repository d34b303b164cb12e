import { expect, test } from 'vitest';
import { moneyFor, packageFindings } from './package.ts';

const all = {
  total: 1000,
  channels: { facebook: 400, googleDisplay: 300, googleSearch: 200, linkedIn: 100 },
};

test('a package gives money only to what the type can spend it on', () => {
  expect(moneyFor('conversions', all)).toEqual(all);
  expect(moneyFor('awareness', all)).toEqual({
    total: 700,
    channels: { facebook: 400, googleDisplay: 300, googleSearch: 0, linkedIn: 0 },
  });
  expect(moneyFor('leadform', all)).toEqual({
    total: 400,
    channels: { facebook: 400, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
  });
});

test('a package of which nothing would be left is refused', () => {
  const search = {
    total: 200,
    channels: { facebook: 0, googleDisplay: 0, googleSearch: 200, linkedIn: 0 },
  };
  expect(packageFindings('leadform', search)[0]?.path).toBe('packageId');
  expect(packageFindings('consideration', search)).toEqual([]);
  expect(packageFindings('leadform', all)).toEqual([]);
});
