import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAd } from '../../../testing/an-ad.ts';
import type { SocialAd } from '../../ads/index.ts';
import { AdPicture } from './ad-picture.tsx';

type Media = SocialAd['media'][number];
const shown = (media: Partial<Media>[]) => {
  const ad = anAd({ media: media as Media[] });
  const { container } = render(<AdPicture ad={ad} channel="facebook" />);
  const address = container.querySelector('img')?.getAttribute('src');
  cleanup();
  return address;
};

test('an ad is known by its picture, or by a frame of its film', () => {
  expect(shown([{ type: 'image', url: '/ward.jpg', previewUrl: null }])).toBe('/ward.jpg');
  expect(shown([{ type: 'video', url: '/film.mp4', previewUrl: '/still.jpg' }])).toBe('/still.jpg');
  expect(shown([{ type: 'video', url: '/film.mp4', previewUrl: null }])).toBeUndefined();
  expect(shown([])).toBeUndefined();
});
