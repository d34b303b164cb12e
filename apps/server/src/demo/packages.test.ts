import { packageFindings } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { demoPackageValues, kadePackages, noorderzorgPackages } from './packages.ts';

test.each([...noorderzorgPackages, ...kadePackages])('$name could be saved as it is', (one) => {
  expect(packageFindings(demoPackageValues(one), 'EUR')).toEqual([]);
});

test('there is one in every state', () => {
  expect(new Set(noorderzorgPackages.map(({ status }) => status))).toEqual(
    new Set(['active', 'inactive', 'archived']),
  );
  expect(noorderzorgPackages).toHaveLength(5);
});
