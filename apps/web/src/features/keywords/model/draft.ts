import {
  type ChosenKeywords,
  type Finding,
  isSameKeyword,
  type Keyword,
  type KeywordMatch,
  keywordFinding,
  keywordMatches,
  type ReadKeyword,
  readKeywords,
} from '@posthorn/domain';

/** The two lists while they are edited. */
export type KeywordList = 'wanted' | 'excluded';

/** The lists as they are shown; what is suggested becomes a person's own with the first change of it. */
export const shownList = (
  draft: ChosenKeywords,
  suggested: readonly Keyword[],
  list: KeywordList,
): readonly Keyword[] => (list === 'wanted' ? (draft.wanted ?? suggested) : draft.excluded);

/** Typed or pasted keywords in their lists, and what became of the others. */
export function withTyped(
  draft: ChosenKeywords,
  suggested: readonly Keyword[],
  { typed, match }: { typed: string; match: KeywordMatch },
) {
  const refused: { keyword: ReadKeyword; finding: Finding }[] = [];
  let after = draft;
  let repeated = 0;
  for (const keyword of readKeywords(typed, match)) {
    const { text, match: read } = keyword;
    const finding = keywordFinding(text);
    const list = keyword.isExcluded ? 'excluded' : 'wanted';
    const there = shownList(after, suggested, list);
    if (finding) refused.push({ keyword, finding });
    else if (there.some((one) => isSameKeyword(one, keyword))) repeated += 1;
    else after = { ...after, [list]: [...there, { text, match: read }] };
  }
  return { after, refused, repeated };
}

export const withoutKeyword = (
  draft: ChosenKeywords,
  suggested: readonly Keyword[],
  list: KeywordList,
  gone: Keyword,
): ChosenKeywords => ({
  ...draft,
  [list]: shownList(draft, suggested, list).filter((one) => !isSameKeyword(one, gone)),
});

const after = (match: KeywordMatch): KeywordMatch =>
  keywordMatches[(keywordMatches.indexOf(match) + 1) % keywordMatches.length] ?? match;

/** The next match of a keyword that is not in its list yet. */
export const nextMatch = (
  shown: readonly Keyword[],
  { text, match }: Keyword,
): KeywordMatch | undefined =>
  [after(match), after(after(match))].find(
    (next) => !shown.some((one) => isSameKeyword(one, { text, match: next })),
  );

export function withNextMatch(
  draft: ChosenKeywords,
  suggested: readonly Keyword[],
  list: KeywordList,
  changed: Keyword,
): ChosenKeywords {
  const shown = shownList(draft, suggested, list);
  const match = nextMatch(shown, changed);
  if (!match) return draft;
  return {
    ...draft,
    [list]: shown.map((one) => (isSameKeyword(one, changed) ? { ...one, match } : one)),
  };
}

const isSameList = (one: readonly Keyword[] | null, other: readonly Keyword[] | null): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length &&
      one.every((keyword) => other.some((theirs) => isSameKeyword(keyword, theirs)));

/** Whether two choices say the same; nothing chosen is suggestions with nothing excluded. */
export const isSameChoice = (one: ChosenKeywords | null, other: ChosenKeywords | null): boolean =>
  isSameList(one?.wanted ?? null, other?.wanted ?? null) &&
  isSameList(one?.excluded ?? [], other?.excluded ?? []);
