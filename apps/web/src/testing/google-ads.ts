import type { BannerAd, SearchAd, UploadedAd } from '../features/ads/index.ts';

const saved = {
  status: 'active',
  error: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
} as const;

export const aBanner = (more: Partial<BannerAd> = {}): BannerAd => ({
  ...saved,
  id: 'banner1',
  adType: 'GoogleDisplayGeneratedAd',
  type: 'Vacancy',
  subtitle: 'Work close to home',
  title: 'ICU nurse',
  tags: ['32 hours'],
  callToAction: 'Apply now',
  primaryColor: '#05377E',
  logoUrl: null,
  logo: null,
  ...more,
});

export const anUpload = (more: Partial<UploadedAd> = {}): UploadedAd => ({
  ...saved,
  id: 'upload1',
  adType: 'GoogleDisplayCustomAd',
  html_url: '/banners/upload1/index.html',
  width: 300,
  height: 250,
  name: 'rectangle',
  bannerName: 'rectangle',
  ...more,
});

export const aSearchAd = (more: Partial<SearchAd> = {}): SearchAd => ({
  ...saved,
  id: 'search1',
  adType: 'GoogleSearchAd',
  headlines: ['ICU nurse', 'Groningen', 'Apply today'],
  descriptions: ['Work close to home.', 'Choose your own hours.'],
  ...more,
});
