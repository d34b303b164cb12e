const MAX_LENGTH = 80;
const MAX_WORDS = 10;
/** More would only say the same again; an ad group may have far more. */
const MAX_KEYWORDS = 100;

/** What Google does not take in a keyword. A hyphen, an ampersand, an apostrophe and a point it does. */
const refused = /[^\p{L}\p{M}\p{N}\s&'’.+#/_-]/gu;

/** What people search for, as Google takes it: cleaned, each once, none too long. */
export function keywordsOf(wishes: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const wish of wishes) {
    const text = wish.normalize('NFC').replace(refused, ' ').replace(/\s+/g, ' ').trim();
    const isGood = text !== '' && text.length <= MAX_LENGTH && text.split(' ').length <= MAX_WORDS;
    const same = text.toLocaleLowerCase();
    if (isGood && !found.has(same)) found.set(same, text);
    if (found.size === MAX_KEYWORDS) break;
  }
  return [...found.values()];
}
