import { locale } from '#texts/locale';

/** Made when it is needed: first screens use no Intl. */
const conjunction = () => new Intl.ListFormat(locale, { type: 'conjunction' });
const disjunction = () => new Intl.ListFormat(locale, { type: 'disjunction' });

/** What stands before the last of these. */
const lastSeparator = (...names: string[]): string =>
  conjunction().formatToParts(names).at(-2)?.value ?? '';

/**
 * Names in a sentence: 'Facebook, LinkedIn, and Google Search'. Two of which one is a pair itself are parted
 * as if they were more: 'Facebook and Instagram, and LinkedIn'.
 */
export const listed = (names: readonly string[]): string =>
  names.length === 2 && names.some((name) => name.includes(lastSeparator('a', 'b')))
    ? names.join(lastSeparator('a', 'b', 'c'))
    : conjunction().format(names);

/** Names of which one is meant, in a sentence: 'jpeg, png, or mp4'. */
export const listedAsChoice = (names: readonly string[]): string => disjunction().format(names);
