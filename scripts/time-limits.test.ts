import { expect, test } from 'vitest';
import { everySource } from './lib/sources.ts';

/** Signals that can be garbage-collected before they fire. */
const losable = /\bAbortSignal\s*\.\s*(any|timeout)\b/;

test('calls are limited in time by limitCall and by nothing that can be collected', () => {
  const found = everySource()
    .filter(({ text }) => losable.test(withoutComments(text)))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test.each([
  'const signal = AbortSignal.any([one, other]);',
  'await fetch(url, { signal: AbortSignal.timeout(1_000) });',
])('is found: %s', (code) => {
  expect(losable.test(code)).toBe(true);
});
