import { expect, test } from 'vitest';
import { tooHeavy } from './lib/stages/first-screens.mjs';

const screens = { start: ['start.js'], signIn: ['sign-in.js'], overview: ['overview.js'] };

test('screens within their limits pass', () => {
  const sizes = new Map([
    ['start.js', 120_000],
    ['sign-in.js', 10_000],
    ['overview.js', 60_000],
  ]);
  expect(tooHeavy(screens, sizes)).toEqual([]);
});

test('a byte too much is told with the files it is in', () => {
  const sizes = new Map([
    ['start.js', 120_000],
    ['sign-in.js', 10_001],
    ['overview.js', 60_000],
  ]);
  const [told = '', ...others] = tooHeavy(screens, sizes);
  expect(others).toEqual([]);
  expect(told).toContain('signIn loads 130001 bytes of JavaScript (gzip) before it shows; 130000');
  expect(told).toContain('120000 start.js');
  expect(told).toContain('10001 sign-in.js');
});
