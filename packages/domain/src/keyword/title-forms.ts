/**
 * The words that a job title stands for. Titles name both genders in one: 'Lehrer/in' is Lehrer and
 * Lehrerin, 'Enfermero/a' is Enfermero and Enfermera, 'Infirmier / Infirmière' is both. People search
 * for one of them, and no network finds anything for the short form.
 */
export function titleForms(title: string): string[] {
  const phrases = withoutLetters(title).split(/\s+\/\s+/);
  return [...new Set(wholePhrases(phrases).flatMap(spelledOut))];
}

/** 'Nurse (m/f/x)' says of whom, not what. */
const withoutLetters = (title: string): string =>
  title
    .replace(/\(\s*\p{L}{1,2}(?:\s*\/\s*\p{L}{1,2})+\s*\)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** 'Infirmier / Infirmière de bloc' are both 'de bloc'. */
function wholePhrases(phrases: readonly string[]): string[] {
  const last = phrases.at(-1)?.split(' ') ?? [];
  const [word = '', ...rest] = last;
  return phrases.map((phrase) =>
    rest.length > 0 && !phrase.includes(' ') && beginAlike(phrase, word)
      ? [phrase, ...rest].join(' ')
      : phrase,
  );
}

const ALIKE_LETTERS = 3;
const beginAlike = (one: string, other: string): boolean =>
  one.length > ALIKE_LETTERS &&
  one.slice(0, ALIKE_LETTERS).toLowerCase() === other.slice(0, ALIKE_LETTERS).toLowerCase();

/**
 * A phrase in which words may have two forms: 'Trabajador/a sanitario/a'. The German 'Technische/r Zeichner/in'
 * names the feminine form of its noun last, and that of its adjective first.
 */
function spelledOut(phrase: string): string[] {
  const parts = phrase.split(' ');
  const isFeminineLast = parts.some((part) => /\/.*in$/.test(part));
  const words = parts.map((part) =>
    isFeminineLast && part.endsWith('e/r') ? formsOf(part).reverse() : formsOf(part),
  );
  const count = Math.max(...words.map((forms) => forms.length));
  return Array.from({ length: count }, (_, n) =>
    words.map((forms) => forms[Math.min(n, forms.length - 1)]).join(' '),
  );
}

function formsOf(word: string): string[] {
  const [first = '', ...others] = word.split('/');
  // 'A/B' and 'CI/CD' are names.
  if (first.length <= 2 || others.some((other) => other === '')) return [word];
  return [first, ...others.map((other) => (isEnding(other, first) ? ended(first, other) : other))];
}

const ENDING_MAX = 5;
const isEnding = (other: string, first: string): boolean =>
  other.length <= ENDING_MAX + 1 &&
  other.length < first.length &&
  other === other.toLowerCase() &&
  !beginAlike(other, first);

/** How an ending is put to a word: the first of these that fits; else it is added. */
const endings: readonly [ending: RegExp, of: RegExp, becomes: string][] = [
  [/^frau$/, /mann$/, 'frau'],
  [/^in$/, /e$/, 'in'],
  [/^a$/, /[oe]$/, 'a'],
  [/^rice$/, /(?:eur|ore)$/, 'rice'],
  [/^trice$/, /t(?:eur|ore)$/, 'trice'],
  [/^se$/, /r$/, 'se'],
  [/^ve$/, /f$/, 've'],
  [/^euse$/, /eur$/, 'euse'],
  [/^eresse$/, /eur$/, 'eresse'],
  [/^i?ère$/, /ier$/, 'ière'],
  [/^ère$/, /er$/, 'ère'],
  [/^essa$/, /e$/, 'essa'],
  [/^d?ora$/, /d?or$/, ''],
];

function ended(word: string, other: string): string {
  const ending = other.replace(/^-/, '');
  const rule = endings.find(([is, of]) => is.test(ending) && of.test(word));
  if (!rule) return word + ending;
  const [, of, becomes] = rule;
  return word.replace(of, becomes || ending);
}
