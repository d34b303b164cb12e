import { createRootRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { adsHref, adTypeHref, createAdHref, editAdHref } from './ad-href.ts';
import type { AdOwner } from './ad-owner.ts';

const from = { adType: 'InstagramPostAd', adId: 'ad1' } as const;
const router = createRouter({ routeTree: createRootRoute() });
const addresses = (owner: AdOwner) =>
  [
    adsHref(owner),
    adsHref(owner, 'googleDisplay'),
    adTypeHref(owner, 'FacebookStoryAd'),
    createAdHref(owner, 'FacebookPostAd', from),
    editAdHref(owner, 'GoogleSearchAd', 'ad2'),
  ].map((page) => router.buildLocation(page as never).publicHref);

describe('the pages of ads', () => {
  test('of a campaign', () => {
    const page = '/campaigns-overview/set-campaign/c1/campaign-details/ads';
    expect(addresses({ kind: 'campaign', id: 'c1', accountId: 'a1' })).toEqual([
      page,
      `${page}#google`,
      `${page}#facebook-story-ad`,
      '/campaigns-overview/c1/ads/facebook-post-ad/create?copy=1&from=InstagramPostAd%3Aad1',
      '/campaigns-overview/c1/ads/google-search-ad/ad2',
    ]);
  });

  test.each(['default', 'custom'] as const)('of a %s template', (templateKind) => {
    const template = `/presets/templates/${templateKind}-templates/t1`;
    expect(addresses({ kind: 'template', id: 't1', accountId: 'a1', templateKind })).toEqual([
      `${template}/template-details/ads`,
      `${template}/template-details/ads#google`,
      `${template}/template-details/ads#facebook-story-ad`,
      `${template}/ads/facebook-post-template/create?copy=1&from=InstagramPostAd%3Aad1`,
      `${template}/ads/google-search-template/ad2`,
    ]);
  });
});
