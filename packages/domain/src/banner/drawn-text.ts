import { type BannerCopy, type BannerTextField, tidyTags } from '../ad/banner-copy.ts';
import { wholeWords } from '../ad/truncation.ts';
import { graphemes } from '../field/count.ts';
import { type BannerSize, bannerSizeSpecs, DRAWN_TAG_LENGTH } from './size.ts';

const ELLIPSIS = '…';

/**
 * At most so many characters, the ellipsis among them: whole words, unless that would leave less than
 * half of the room.
 */
export function shortened(text: string, limit: number): string {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length <= limit) return tidy;
  const characters = graphemes(tidy, limit + 1);
  if (characters.length <= limit) return tidy;
  const words = wholeWords(tidy, limit - 1).trimEnd();
  const isEnough = graphemes(words, limit).length * 2 >= limit;
  const kept = isEnough ? words : characters.slice(0, limit - 1).join('');
  return `${kept.replace(/[\s.,;:–—-]+$/u, '')}${ELLIPSIS}`;
}

/** The words that a banner of this size shows. A text that has no room there is empty. */
export interface DrawnTexts extends Record<BannerTextField, string> {
  tags: string[];
}

export function drawnTexts(
  copy: Pick<BannerCopy<unknown>, BannerTextField | 'tags'>,
  size: BannerSize,
): DrawnTexts {
  const { limits, tagsShown } = bannerSizeSpecs[size];
  const drawn = (field: BannerTextField) => shortened(copy[field], limits[field] ?? 0);
  return {
    type: drawn('type'),
    title: drawn('title'),
    subtitle: limits.subtitle === null ? '' : drawn('subtitle'),
    callToAction: drawn('callToAction'),
    tags: tidyTags(copy.tags)
      .slice(0, tagsShown)
      .map((tag) => shortened(tag, DRAWN_TAG_LENGTH)),
  };
}

/** So much of a text is shown by every banner that has room for it; some cut what is longer. */
export const shownEverywhere = (field: BannerTextField): number => Math.min(...drawn(field));

/** More of a text than this is on no banner. */
export const shownAtMost = (field: BannerTextField): number => Math.max(...drawn(field));

const drawn = (field: BannerTextField): number[] =>
  Object.values(bannerSizeSpecs).flatMap(({ limits }) => limits[field] ?? []);
