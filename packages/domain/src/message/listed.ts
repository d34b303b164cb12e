import { locale } from '#texts/locale';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** What stands before the last of these. */
const lastSeparator = (...names: string[]): string => list.formatToParts(names).at(-2)?.value ?? '';
const AND = lastSeparator('a', 'b');

/**
 * Names in a sentence: 'Facebook, LinkedIn, and Google Search'. Two of which one is a pair itself are parted
 * as if they were more: 'Facebook and Instagram, and LinkedIn'.
 */
export const listed = (names: readonly string[]): string =>
  names.length === 2 && names.some((name) => name.includes(AND))
    ? names.join(lastSeparator('a', 'b', 'c'))
    : list.format(names);
