import { bannerSizeSpecs, bannerSizes } from '@posthorn/domain';
import type { ReadAsset } from '../../connector.ts';
import type {
  Asset,
  Plan,
  PlannedBannerAd,
  PlannedSearchAd,
  PlannedUploadedBanner,
} from '../../plan.ts';
import { utrecht } from '../../testing/utrecht.ts';
import { banner, picture } from './files.ts';

export const searchAd = (
  id: string,
  headlines = ['Nurse in Utrecht', 'Join our team', 'Apply today'],
): PlannedSearchAd => ({
  id,
  adType: 'GoogleSearchAd',
  headlines,
  descriptions: ['A warm team looks for you.', 'Good pay and flexible hours.'],
});

export const bannerAd = (id: string, colour = 0): PlannedBannerAd => ({
  id,
  adType: 'GoogleDisplayGeneratedAd',
  pictures: bannerSizes.map((size) => {
    const { width, height } = bannerSizeSpecs[size];
    return asset('image', width, height, `${id}-${colour}`);
  }),
});

export const uploadedBanner = (id: string, text = 'Apply now'): PlannedUploadedBanner => ({
  id,
  adType: 'GoogleDisplayCustomAd',
  name: 'Nurses',
  bundle: asset('bundle', 300, 250, `${id}-${text}`),
});

function asset(kind: 'image' | 'bundle', width: number, height: number, of: string): Asset {
  const contentType = kind === 'image' ? 'image/png' : 'application/zip';
  const key = `${kind} ${width}x${height} ${of}`;
  return { key, kind, contentType, bytes: 1_000, width, height, poster: null };
}

/** Files follow from their keys. */
export const readAsset: ReadAsset = async ({ key, kind, width, height }) => {
  const [, text = ''] = key.split(/-(.*)/s);
  if (kind === 'bundle') return banner(width, height, `${key} ${text}`);
  return picture(width, height, Number(text) || key.length);
};

export const searchPlan: Plan = {
  marker: 'c_01TEST',
  channel: 'googleSearch',
  title: 'Nurse Utrecht',
  goal: 'MAXIMISE_CLICKS',
  currency: 'EUR',
  budget: 500_00,
  startDate: '2027-01-05',
  endDate: '2027-01-18',
  timeZone: 'Europe/Amsterdam',
  language: 'nl',
  places: [utrecht],
  keywords: ['verpleegkundige', 'nurse vacancy'],
  landingPage: 'https://jobs.example.com/vacancies/nurse?utm_source=google',
  employer: 'Care BV',
  payer: 'Agency BV',
  pages: { facebook: null, instagram: null, linkedin: null },
  ads: [searchAd('ad-1'), searchAd('ad-2', ['Care for people', 'Work near home', 'Start in May'])],
};

export const bannerPlan: Plan = {
  ...searchPlan,
  channel: 'googleDisplay',
  ads: [bannerAd('ad-1', 1), bannerAd('ad-2', 2)],
};

export const html5Plan: Plan = {
  ...bannerPlan,
  ads: [uploadedBanner('ad-1', 'one'), uploadedBanner('ad-2', 'two')],
};
