import { locale } from '#texts/locale';

/** Names in a sentence: 'Facebook, LinkedIn, and Google Search'. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
