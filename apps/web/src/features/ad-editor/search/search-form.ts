import {
  adTypesOfKind,
  emptySearchCopy,
  fill,
  isAdOfKind,
  type SearchCopy,
  type SearchList,
  searchFindings,
  searchListSpecs,
  searchLists,
  tidyLines,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { lineWords } from '../../ad-fields/index.ts';
import type { EditorForm } from '../model/editor-form.ts';
import { mergedLists } from '../model/merge-lists.ts';
import { writeSearchAd } from './save-search-ad.ts';

/** At least as many lines as a new ad has, whatever was saved. */
function withPlaces(list: SearchList, lines: readonly string[]): string[] {
  const missing = Math.max(0, searchListSpecs[list].min - lines.length);
  return [...lines, ...Array.from({ length: missing }, () => '')];
}

const asCopy = ({ headlines, descriptions }: SearchCopy): SearchCopy => ({
  headlines: withPlaces('headlines', headlines),
  descriptions: withPlaces('descriptions', descriptions),
});

const mergeLines =
  (list: SearchList): NonNullable<NonNullable<EditorForm<SearchCopy>['merged']>[SearchList]> =>
  ({ mine, theirs, base }, { winner }) => {
    const sides = { mine: mine[list], theirs: theirs[list], base: base[list] };
    const keyOf = (line: string) => line.trim();
    const lines = mergedLists(sides, { keyOf, max: searchListSpecs[list].max, winner });
    return lines && withPlaces(list, lines);
  };

const isPlace = /^(headlines|descriptions)(\.\d+)?$/;

/** Responsive text ads: two lists of lines. */
export const searchForm: EditorForm<SearchCopy> = {
  ...writeSearchAd,
  adTypes: adTypesOfKind('search'),
  fields: searchLists,
  clearedFields: [],

  empty: emptySearchCopy,
  copyOfAd: (ad) => (isAdOfKind(ad, 'search') ? asCopy(ad) : emptySearchCopy()),
  copied: (copy) => ({ copy, isMediaDropped: false }),
  switched: ({ copy }) => ({ copy, isMediaDropped: false }),

  /** A list as a whole, then its lines. */
  places: ({ copy }) =>
    searchLists.flatMap((list) => [list, ...copy[list].map((_, n) => `${list}.${n}`)]),
  placeOfPath: (path) => (isPlace.test(path) ? path : undefined),
  findings: ({ copy }) => searchFindings(copy),

  labelOf(place) {
    const [list = '', at] = place.split('.');
    const { label, line } = lineWords[list as SearchList];
    return at === undefined ? label : fill(line, { n: Number(at) + 1 });
  },

  said: (copy, list) => tidyLines(copy[list]).join('\n'),
  textsOf: (copy, list) => copy[list],
  isSame: (list, one, other) =>
    one[list] === other[list] ||
    tidyLines(one[list]).join('\n') === tidyLines(other[list]).join('\n'),

  merged: { headlines: mergeLines('headlines'), descriptions: mergeLines('descriptions') },

  saveLabel: () => commonTexts.confirm,
  draftName: (adType) => adType,
  isCopy: (value): value is SearchCopy =>
    typeof value === 'object' &&
    value !== null &&
    searchLists.every((list) => isLines(list, (value as Partial<SearchCopy>)[list])),
};

function isLines(list: SearchList, value: unknown): boolean {
  const { min, max } = searchListSpecs[list];
  return (
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    value.every((line) => typeof line === 'string')
  );
}
