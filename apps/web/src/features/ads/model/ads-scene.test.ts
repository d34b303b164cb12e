import { expect, test } from 'vitest';
import { anAd } from '../../../testing/an-ad.ts';
import { inShownOrder } from './ads-scene.ts';

test('ads stand in the order of the channels and kinds of the page, whatever order they came in', () => {
  const ads = [
    anAd({ id: '1', adType: 'FacebookCarouselAd' }),
    anAd({ id: '2', adType: 'InstagramPostAd' }),
    anAd({ id: '3', adType: 'FacebookPostAd' }),
    anAd({ id: '4', adType: 'FacebookPostAd' }),
  ];
  const channels = [
    { channel: 'facebook', types: ['FacebookPostAd', 'FacebookCarouselAd'] },
    { channel: 'instagram', types: ['InstagramPostAd'] },
  ] as const;
  expect(inShownOrder({ channels }, ads).map(({ id }) => id)).toEqual(['3', '4', '1', '2']);
});
