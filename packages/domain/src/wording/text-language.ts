import { type Language, languages } from '../campaign/language.ts';
import { wordsOf } from './words.ts';

/** Fewer words than these tell nothing. */
const LEAST_HITS = 3;
/** The next best language must have at most so many for one of the best. */
const AHEAD = 2;
/** Longer texts are known by their beginning. */
const READ_CHARACTERS = 2_000;

/** The language a text is clearly written in; undefined where it may be several, or is too short. */
export function clearLanguage(
  text: string,
  stopWords: Record<Language, ReadonlySet<string>>,
): Language | undefined {
  const words = wordsOf(text.slice(0, READ_CHARACTERS));
  const hits = languages
    .map((language) => ({
      language,
      count: words.filter(({ folded }) => stopWords[language].has(folded)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = hits;
  if (!best || best.count < LEAST_HITS) return undefined;
  return best.count >= AHEAD * (next?.count ?? 0) ? best.language : undefined;
}
