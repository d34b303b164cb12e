import { expect, test } from 'vitest';
import { mayChangeView, savedViewFindings } from './saved-view.ts';

test.each([
  ['', ['field.required']],
  ['   ', ['field.required']],
  ['x'.repeat(41), ['field.maxLength']],
  ['Ends soon', []],
])('a view called "%s": %o', (name, codes) => {
  expect(savedViewFindings(name).map(({ code }) => code)).toEqual(codes);
});

test.each([
  [{ isOwn: true, isShared: false }, 'editor', true],
  [{ isOwn: false, isShared: false }, 'admin', false],
  [{ isOwn: true, isShared: true }, 'editor', false],
  [{ isOwn: false, isShared: true }, 'admin', true],
] as const)('%o is changed by an %s: %s', (view, role, expected) => {
  expect(mayChangeView(view, role)).toBe(expected);
});
