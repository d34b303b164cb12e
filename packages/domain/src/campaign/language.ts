import { languageTexts } from '#texts/language';
export const languages = ['nl', 'en', 'fr', 'pt', 'de', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

export const languageLabels: Record<Language, string> = languageTexts;
