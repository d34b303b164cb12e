import { expect, test } from 'vitest';
import { strictestSafeZone } from './safe-zone.ts';

test('the strictest advice on stories is drawn, with its date', () => {
  expect(strictestSafeZone).toMatchObject({ top: 14, bottom: 35, since: 'March 2026' });
});
