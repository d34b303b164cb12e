import { type Language, languages } from '../campaign/language.ts';

/** Small words that are frequent in one language and rare in the others. */
const smallWords: Record<Language, string> = {
  nl: 'de het een en van ik te dat is op aan met voor zijn je jij jouw wij ons onze bij naar ook als maar om uit wat niet ben heb hebt binnen werken',
  en: 'the and of to is you your we our are for with will that have this from be as or an at not can who what',
  de: 'der die das und ist sie wir ihr ihre ihnen mit für auf den dem ein eine einer bei im zu sind werden unser unsere als oder nicht haben',
  fr: 'le la les des et est vous nous votre notre vos nos une un du de au aux dans pour avec sur que qui êtes sont ou être',
  es: 'el los las y es en un una con para por que tu su nuestro nuestra te eres como más del al se son ser o tienes',
  it: 'il lo gli e è un una con per che di del della nel nella siamo sei tuo nostra nostro come più al alla sono o hai',
  pt: 'o os as e é um uma com para por que do da dos das no na nos nas você sua nosso nossa são não mais como ao à ou',
};

const words: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  languages.map((language) => [language, new Set(smallWords[language].split(' '))]),
);

const LOOKED_AT = 1_000;
/** Fewer small words than this tell nothing. */
const FEWEST = 6;
/** By so much the first language has to be ahead of the second. */
const AHEAD = 1.4;

/** The language a text is clearly written in. */
export function recognisedLanguage(text: string): Language | undefined {
  const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, LOOKED_AT);
  const scores = languages
    .map((language) => ({
      language,
      score: found.filter((word) => words.get(language)?.has(word)).length,
    }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  if (!first || first.score < FEWEST) return undefined;
  return first.score >= (second?.score ?? 0) * AHEAD ? first.language : undefined;
}

/**
 * The language of a vacancy. What a text is clearly written in counts more than what its page declares: many
 * sites declare the language of their menus for all of their pages.
 */
export function vacancyLanguage(declared: string, text: string): Language | undefined {
  const code = declared.trim().toLowerCase().split(/[-_]/)[0];
  return recognisedLanguage(text) ?? languages.find((language) => language === code);
}
