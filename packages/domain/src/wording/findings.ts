import type { WordingFinding } from './finding.ts';
import { overlongFindings } from './overlong.ts';
import { fittingProposals } from './proposals.ts';
import { isAdjective, isForEveryone, nameTest, saysEveryone } from './reservations.ts';
import { type FoundPhrase, indexOf, type PhraseMeaning } from './term-index.ts';
import { type WordingList, type WordingTerm, wordingKinds } from './wording-list.ts';
import { type Word, wordsOf } from './words.ts';

const indexes = new WeakMap<WordingList, ReturnType<typeof indexOf>>();

function indexed(list: WordingList) {
  const index = indexes.get(list) ?? indexOf(list);
  indexes.set(list, index);
  return index;
}

/**
 * What is worth a second look in a text, in the order of the text. Takes time as the text is long. The name
 * of the job in the campaign's own title is spoken of at the title, not in every ad again.
 */
export function wordingFindings(text: string, list: WordingList, ownTitle = ''): WordingFinding[] {
  const titleWords = new Set(wordsOf(ownTitle).map(({ folded }) => folded));
  const words = wordsOf(text);
  const found = phrasesIn(text, words, list);
  const isOpen = saysEveryone(text) || found.some(({ meaning }) => meaning === 'everyone');
  const isName = nameTest(text, words, list);
  const terms = found.flatMap(({ at, end, meaning }) => {
    if (isGuard(meaning) || isName(at, end)) return [];
    const phrase = words.slice(at, end);
    if (
      meaning.reason === 'title' &&
      (isOpen ||
        phrase.every(({ folded }) => titleWords.has(folded)) ||
        isAdjective(text, words, at, list) ||
        isForEveryone(text, words, at, end))
    ) {
      return [];
    }
    return [
      findingOf(text, phrase, meaning, fittingProposals(meaning, phrase, words[at - 1], list)),
    ];
  });
  return [...terms, ...overlongFindings(text, words)].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  );
}

const isGuard = (meaning: PhraseMeaning): meaning is 'harmless' | 'everyone' =>
  typeof meaning === 'string';

/** Phrases do not overlap: the longest that begins first has its words to itself. */
function phrasesIn(text: string, words: readonly Word[], list: WordingList) {
  const phraseAt = indexed(list);
  const found: (FoundPhrase & { at: number })[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(text, words, at);
    if (phrase) found.push({ at, ...phrase });
    at = phrase?.end ?? at + 1;
  }
  return found;
}

function findingOf(
  text: string,
  phrase: readonly Word[],
  { reason, source }: WordingTerm,
  proposals: readonly string[],
): WordingFinding {
  const from = phrase[0]?.from ?? 0;
  const to = phrase.at(-1)?.to ?? from;
  const word = text.slice(from, to);
  return {
    ...{ from, to, kind: wordingKinds[reason], reason, source },
    proposals: proposals.map((proposal) => cased(proposal.replaceAll('{word}', word), word)),
  };
}

/** As it began where it stands: a sentence keeps its capital. */
function cased(proposal: string, instead: string): string {
  const [first = ''] = instead;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? proposal.slice(0, 1).toUpperCase() + proposal.slice(1) : proposal;
}
