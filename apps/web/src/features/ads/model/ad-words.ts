import {
  type AdType,
  adTypeSpecs,
  byKind,
  channelLabels,
  uploadedBannerName,
  withTagNames,
} from '@posthorn/domain';
import type { Ad } from '../api/list-ads.ts';

/** 'Facebook post' is a post where Facebook is already said. */
export function shortLabel(adType: AdType): string {
  const { label, channel } = adTypeSpecs[adType];
  const name = channelLabels[channel];
  return label.startsWith(`${name} `) ? label.slice(name.length + 1) : label.toLowerCase();
}

/** As the name of a list of them. */
export function pluralLabel(adType: AdType): string {
  const word = shortLabel(adType);
  const many = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
  return many.charAt(0).toUpperCase() + many.slice(1);
}

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
