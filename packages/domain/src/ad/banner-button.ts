import { adLanguage, type Language } from '../campaign/language.ts';

/** What people press on a banner, in the language of the campaign: ads are not in the product's own. */
const buttons: Record<Language, string> = {
  nl: 'Solliciteer nu',
  en: 'Apply now',
  fr: 'Postulez ici',
  pt: 'Candidate-se',
  de: 'Jetzt bewerben',
  es: 'Inscríbete ya',
  it: 'Candidati ora',
};

export const bannerButton = (language: Language | null): string => buttons[adLanguage(language)];
