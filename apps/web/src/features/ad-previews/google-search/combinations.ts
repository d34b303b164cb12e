import {
  fill,
  type SearchCopy,
  type SearchList,
  searchListSpecs,
  tidyLines,
} from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';

/** Lines that Google may show together, by their places among those that say something. */
export type Combination = Record<SearchList, number[]>;

/** So many of a list, beginning at one of them and going round. */
const window = (count: number, from: number, shown: number): number[] =>
  Array.from({ length: Math.min(count, shown) }, (_, n) => (from + n) % count);

/**
 * One after the other: the first one is what stands first in the lists, and every line has its turn.
 * There are many more, which say nothing new about how lines look together.
 */
export function combinationsOf(filled: Record<SearchList, number>): Combination[] {
  const { headlines, descriptions } = searchListSpecs;
  const { headlines: h, descriptions: d } = filled;
  const turns = Math.max(1, h > headlines.shown ? h : 1, d > descriptions.shown ? d : 1);
  return Array.from({ length: turns }, (_, turn) => ({
    headlines: window(h, h > headlines.shown ? turn : 0, headlines.shown),
    descriptions: window(d, d > descriptions.shown ? turn : 0, descriptions.shown),
  }));
}

/** How many lines of each list say something. */
export const filledIn = (copy: SearchCopy): Record<SearchList, number> => ({
  headlines: tidyLines(copy.headlines).length,
  descriptions: tidyLines(copy.descriptions).length,
});

/** 'Headlines 2, 3, 4 and descriptions 1, 2'. */
export function combinationName({ headlines, descriptions }: Combination): string {
  const places = (all: readonly number[]) => all.map((at) => at + 1).join(', ');
  return fill(previewTexts.combination, {
    headlines: places(headlines),
    descriptions: places(descriptions),
  });
}

/** The words of a combination. */
export function combinedLines(copy: SearchCopy, { headlines, descriptions }: Combination) {
  const said = { headlines: tidyLines(copy.headlines), descriptions: tidyLines(copy.descriptions) };
  return {
    headlines: headlines.map((at) => said.headlines[at] ?? ''),
    descriptions: descriptions.map((at) => said.descriptions[at] ?? ''),
  };
}
