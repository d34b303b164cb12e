import { expect, test } from 'vitest';
import { anAd } from '../../../testing/an-ad.ts';
import { aBanner, anUpload, aSearchAd } from '../../../testing/google-ads.ts';
import { adName } from './ad-words.ts';

test('an ad is called by its first words', () => {
  expect(adName(aBanner())).toBe('ICU nurse');
  expect(adName(anUpload())).toBe('rectangle 300 × 250');
  expect(adName(anUpload({ name: '300×250' }))).toBe('300 × 250');
  expect(adName(aSearchAd({ headlines: [] }))).toBe('Google Search ad');
  expect(adName(aSearchAd({ headlines: ['Work in %%city%%'] }))).toBe('Work in [City]');
  expect(adName(anAd())).toBe('Nurses wanted');
  expect(adName(anAd({ headline: '', message: 'Line one\nLine two' }))).toBe('Line one');
  expect(adName(anAd({ headline: 'x'.repeat(80) }))).toHaveLength(58);
  expect(adName(anAd({ headline: '', message: ' ', adType: 'FacebookStoryAd' }))).toBe(
    'Facebook story',
  );
});
