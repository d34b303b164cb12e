import type { WordingList, WordingTerm } from './wording-list.ts';
import { folded, type Word } from './words.ts';

/**
 * The proposals that can stand where the words stand without changing anything around them. They are written
 * for the first form of a term: a plural or another ending would need another one, and 'an' stands before
 * vowels only. Where none fits, the reason is all that is said.
 */
export function fittingProposals(
  term: WordingTerm,
  phrase: readonly Word[],
  before: Word | undefined,
  list: WordingList,
): readonly string[] {
  const isFirst = isFirstForm(term, phrase);
  return term.proposals.filter(
    (proposal) =>
      (proposal.includes('{word}') || isFirst) && suitsArticle(proposal, before?.folded, list),
  );
}

/** Letters that forms of one word share; what is behind them is the ending. */
const STEM = 4;

const isFormOf = (one: string, other: string): boolean =>
  one.slice(0, STEM) === other.slice(0, STEM) && Math.abs(one.length - other.length) <= STEM;

function isFirstForm({ words }: WordingTerm, phrase: readonly Word[]): boolean {
  // A number has no ending.
  if (words.some((each) => each.includes('#'))) return true;
  const written = phrase.map((word) => word.folded).join(' ');
  const forms = words.map((each) => folded(each.replaceAll('*', '')));
  const at = forms.indexOf(written);
  return at >= 0 && !forms.slice(0, at).some((earlier) => isFormOf(earlier, written));
}

const articles: Readonly<Record<string, RegExp>> = { a: /^[^aeio]/i, an: /^[aeio]/i };

function suitsArticle(proposal: string, before: string | undefined, list: WordingList): boolean {
  const fits = list.hasArticleByVowel && before !== undefined ? articles[before] : undefined;
  return !fits || proposal.includes('{word}') || fits.test(proposal);
}
