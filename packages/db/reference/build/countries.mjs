import { alternatives } from './names.mjs';

const productLanguages = ['en', 'nl', 'fr', 'pt', 'de', 'es', 'it'];

/** What people in these countries call them, where the product does not speak the language. */
const ownLanguage = {
  AL: 'sq',
  BA: 'bs',
  BG: 'bg',
  CY: 'el',
  CZ: 'cs',
  DK: 'da',
  EE: 'et',
  FI: 'fi',
  FO: 'fo',
  GR: 'el',
  HR: 'hr',
  HU: 'hu',
  IE: 'ga',
  IS: 'is',
  LT: 'lt',
  LU: 'lb',
  LV: 'lv',
  ME: 'sr-Latn-ME',
  MK: 'mk',
  MT: 'mt',
  NO: 'nb',
  PL: 'pl',
  RO: 'ro',
  RS: 'sr-Latn',
  RU: 'ru',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
  TR: 'tr',
  UA: 'uk',
  XK: 'sq',
};

/** Where the standard English name is not how people write it. */
const usualName = {
  BA: 'Bosnia and Herzegovina',
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  TR: 'Turkey',
};

const inEnglish = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

export function countryName(code) {
  const name = usualName[code] ?? inEnglish.of(code);
  if (!name) throw new Error(`no name for country ${code}`);
  return name.replaceAll('&', 'and').replace(/^St\. /, 'Saint ');
}

export function countryAlternatives(code, others) {
  const languages = [...productLanguages, ownLanguage[code]].filter(Boolean);
  const translated = languages.map((language) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(code),
  );
  return alternatives(countryName(code), [...translated, ...others]);
}
