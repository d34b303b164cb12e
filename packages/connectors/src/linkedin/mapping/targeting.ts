import type { Language } from '@posthorn/domain';
import { urn } from '../urn.ts';
import type { TargetingCriteria } from '../wire.ts';

/** The languages LinkedIn shows ads in, as it names them. */
export const locales: Record<Language, { language: Language; country: string }> = {
  nl: { language: 'nl', country: 'NL' },
  en: { language: 'en', country: 'US' },
  fr: { language: 'fr', country: 'FR' },
  pt: { language: 'pt', country: 'BR' },
  de: { language: 'de', country: 'DE' },
  es: { language: 'es', country: 'ES' },
  it: { language: 'it', country: 'IT' },
};

/** Places and a language, and nothing about who people are: a job is open to everyone. */
export function targetingOf(language: Language, places: readonly string[]): TargetingCriteria {
  const locale = locales[language];
  return {
    include: {
      and: [
        { or: { [urn('adTargetingFacet', 'locations')]: [...places] } },
        {
          or: {
            [urn('adTargetingFacet', 'interfaceLocales')]: [
              urn('locale', `${locale.language}_${locale.country}`),
            ],
          },
        },
      ],
    },
  };
}
