import { expect, test } from 'vitest';
import { KnownTexts } from './known-texts.ts';

test('each text is new once, also after it has grown', () => {
  const known = new KnownTexts();
  const texts = Array.from({ length: 20_000 }, (_, n) => `job-${n}\nAssen`);
  expect(texts.filter((text) => known.meet(text))).toEqual([]);
  expect(texts.every((text) => known.meet(text))).toBe(true);
  expect(known.meet('')).toBe(false);
  expect(known.meet('')).toBe(true);
});
