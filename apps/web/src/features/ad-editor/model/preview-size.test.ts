import { expect, test } from 'vitest';
import { scaleInto } from './preview-size.ts';

test('what is higher than its room becomes smaller, what is lower stays as it is', () => {
  expect(scaleInto(600, 800)).toBe(0.75);
  expect(scaleInto(600, 400)).toBe(1);
});

test('nothing becomes too small to be read', () => expect(scaleInto(200, 1000)).toBe(0.5));

test('what has no height yet is not made smaller', () => expect(scaleInto(600, 0)).toBe(1));
