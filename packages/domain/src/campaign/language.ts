import { languageTexts } from '#texts/language';
export const languages = ['nl', 'en', 'fr', 'pt', 'de', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

export const languageLabels: Record<Language, string> = languageTexts;

/** The language of what networks and previews add to ads, also where none was chosen. */
export const adLanguage = (chosen: Language | null | undefined): Language => chosen ?? 'en';

/** The country whose flag stands for a language. */
export const languageFlags = {
  nl: 'NL',
  en: 'US',
  fr: 'FR',
  pt: 'PT',
  de: 'DE',
  es: 'ES',
  it: 'IT',
} as const satisfies Record<Language, string>;
