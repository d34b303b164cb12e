import { expect, test } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

const png = new File([''], 'Photo.PNG', { type: 'image/png' });

test.each([
  [[], true],
  [['image/*'], true],
  [['image/png'], true],
  [['.png'], true],
  [['image/jpeg', '.pdf'], false],
])('a PNG against %j: %s', (accept, expected) => {
  expect(acceptsFile(png, accept)).toBe(expected);
});
