/** The language of the texts in this folder, as Intl names it. */
export const locale = 'en';
