import { adTypeSpecs, byKind, uploadedBannerName, withTagNames } from '@posthorn/domain';
import type { Ad } from '../api/list-ads.ts';

/** How an ad is spoken of: its own words, as far as it has some. */
export function adName(ad: Ad): string {
  const words = withTagNames(firstWords(ad)).trim().split('\n')[0] ?? '';
  const short = words.length > 60 ? `${words.slice(0, 57).trimEnd()}…` : words;
  return short || adTypeSpecs[ad.adType].label;
}

const firstWords = (ad: Ad): string =>
  byKind(ad, {
    // A story has no words of its own; what its picture shows tells it from the others.
    social: ({ headline, message, media }) => headline || message || media[0]?.altText || '',
    drawnBanner: ({ title }) => title,
    uploadedBanner: uploadedBannerName,
    search: ({ headlines }) => headlines[0] ?? '',
  });
