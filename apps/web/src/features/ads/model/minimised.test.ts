import { expect, test } from 'vitest';
import { anAd } from '../../../testing/an-ad.ts';
import { aBanner, anUpload } from '../../../testing/google-ads.ts';
import { hiddenAds } from './minimised.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}`);

test('nine are in sight, whatever their kind', () => {
  const uploads = many(8).map((n) => anUpload({ id: `u${n}` }));
  const banners = many(3).map((n) => aBanner({ id: `b${n}` }));
  expect([...hiddenAds([...uploads, anAd(), ...banners])]).toEqual(['u7', 'u8']);
  expect(hiddenAds([...uploads, aBanner()])).toEqual(new Set());
});
