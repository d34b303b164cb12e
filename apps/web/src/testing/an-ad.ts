import type { SocialAd } from '../features/ads/index.ts';

/** A Facebook post with words and no picture; tests say what matters to them. */
export const anAd = (more: Partial<SocialAd> = {}): SocialAd => ({
  id: 'ad1',
  adType: 'FacebookPostAd',
  status: 'active',
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  linkDescription: 'Apply in a minute',
  callToAction: 'APPLY_NOW',
  displayUrl: null,
  media: [],
  error: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  ...more,
});
