/** What the languages of campaigns are called. */
export const languageTexts = {
  nl: 'Dutch',
  en: 'English',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
} as const;
