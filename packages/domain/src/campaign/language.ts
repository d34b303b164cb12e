export const languages = ['nl', 'en', 'fr', 'pt', 'de', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

export const languageLabels: Record<Language, string> = {
  nl: 'Dutch',
  en: 'English',
  fr: 'French',
  pt: 'Portuguese',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
};
