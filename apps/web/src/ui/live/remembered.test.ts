import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('the same text is asked about once', () => {
  const ask = vi.fn((text: string) => text.length);
  const count = remembered(ask);
  expect([count('ab'), count('ab'), count('abc'), count('abc')]).toEqual([2, 2, 3, 3]);
  expect(ask).toHaveBeenCalledTimes(2);
});
