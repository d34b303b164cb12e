/** The language of the texts in this folder, as Intl names it. */
export const locale = 'en';

/** Where days are typed and chosen: day first, weeks from Monday. */
export const dateLocale = 'en-GB';
