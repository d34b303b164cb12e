import { expect, test } from 'vitest';
import { adTypeSpecs } from '../ad/ad-type.ts';
import { bannerFindings, DEFAULT_PRIMARY_COLOR } from '../ad/banner-copy.ts';
import { searchFindings } from '../ad/search-copy.ts';
import { adTextFinding, usesText } from '../ad/social-copy.ts';
import { type Language, languages } from '../campaign/language.ts';
import {
  type AdvertisedVacancy,
  bannerDraft,
  draftedSocialTypes,
  searchDraft,
  socialDraft,
} from './vacancy-ads.ts';
import type { VacancyBlock } from './vacancy-page.ts';
import { vacancySentences } from './vacancy-sentences.ts';

const nurse: readonly VacancyBlock[] = [
  {
    kind: 'text',
    text: 'Op onze IC zorg je met een hecht team voor mensen die jou hard nodig hebben. Je krijgt de tijd om te leren, o.a. van onze intensivisten.',
  },
  { kind: 'heading', text: 'Wat wij bieden' },
  { kind: 'item', text: 'Salaris tot € 4.400 bruto per maand;' },
  { kind: 'item', text: 'Een vast contract' },
  { kind: 'heading', text: 'Wie ben jij' },
  { kind: 'item', text: 'Diploma IC-verpleegkundige' },
  { kind: 'text', text: 'Vragen? Mail naar hr@noorderzorg.example of bel 050 123 45 67.' },
  {
    kind: 'text',
    text: 'Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.',
  },
];

const vacancy = (over: Partial<AdvertisedVacancy> = {}): AdvertisedVacancy => ({
  title: 'Verpleegkundige IC',
  company: 'Noorderzorg Groep',
  place: 'Groningen',
  hours: '24-36 uur',
  language: 'nl',
  ...vacancySentences(nurse, 'nl'),
  ...over,
});

test('sentences stay whole, and contacts and notes for agencies are left out', () => {
  expect(vacancySentences(nurse, 'nl')).toEqual({
    sentences: [
      'Op onze IC zorg je met een hecht team voor mensen die jou hard nodig hebben.',
      'Je krijgt de tijd om te leren, o.a. van onze intensivisten.',
    ],
    offers: ['Salaris tot € 4.400 bruto per maand;', 'Een vast contract'],
    items: ['Diploma IC-verpleegkundige'],
  });
});

test('a post on Facebook says what the vacancy says', () => {
  expect(socialDraft('FacebookPostAd', vacancy())).toEqual({
    message:
      'Op onze IC zorg je met een hecht team voor mensen die jou hard nodig hebben. Je krijgt de tijd om te leren, o.a. van onze intensivisten.\n\n• Salaris tot € 4.400 bruto per maand;\n• Een vast contract\n• Diploma IC-verpleegkundige',
    headline: 'Verpleegkundige IC – Groningen',
    linkDescription: 'Noorderzorg Groep · Groningen',
    callToAction: 'APPLY_NOW',
  });
});

test('a search ad names the job, the place and the company', () => {
  expect(searchDraft(vacancy())).toEqual({
    headlines: [
      'Verpleegkundige IC',
      'Verpleegkundige IC Groningen',
      'Vacature Groningen',
      'Noorderzorg Groep',
      'Solliciteer nu',
      '24-36 uur',
      'Een vast contract',
      'Diploma IC-verpleegkundige',
      'Groningen',
    ],
    descriptions: [
      'Op onze IC zorg je met een hecht team voor mensen die jou hard nodig hebben.',
      'Je krijgt de tijd om te leren, o.a. van onze intensivisten.',
      'Salaris tot € 4.400 bruto per maand. Een vast contract.',
      'Diploma IC-verpleegkundige.',
    ],
  });
});

test('banners are short', () => {
  expect(bannerDraft(vacancy())).toEqual({
    type: 'Vacature',
    subtitle: 'Salaris tot € 4.400 bruto per maand',
    title: 'Verpleegkundige IC',
    tags: ['Groningen', '24-36 uur', 'Een vast contract', 'Noorderzorg Groep'],
    callToAction: 'Solliciteer nu',
  });
});

test.each([
  ['nl', 'Vragen over deze functie? Bel Marieke op 050 123 45 67.'],
  ['nl', 'Wil je meer weten? Bel Marieke op 050 123 45 67.'],
  ['nl', 'Heb je nog vragen? Neem dan gerust contact op met Marieke.'],
  ['en', 'Do you have any questions? Please contact Mary.'],
  ['de', 'Haben Sie noch Fragen? Unsere Ansprechpartnerin ist Frau Klein.'],
  ['fr', 'Vous avez des questions ? Contactez Marie Dubois.'],
  ['es', '¿Tienes preguntas? Ponte en contacto con María.'],
  ['it', 'Hai domande? Contattaci quando vuoi.'],
  ['pt', 'Tem dúvidas? Entre em contacto com a Maria.'],
] as const)('%s: whom to ask is no part of an ad: %s', (language, text) => {
  expect(vacancySentences([{ kind: 'text', text }], language).sentences).toEqual([]);
});

test('a question that asks people to come stays, also at the end of a paragraph', () => {
  const ask = 'Wil jij werken waar het erop aankomt?';
  const blocks = [
    { kind: 'text', text: ask },
    { kind: 'text', text: 'Kom dan langs op onze IC.' },
    { kind: 'text', text: 'Wil je meer weten over de afdeling?' },
    { kind: 'text', text: 'Bel 050 123 45 67.' },
  ] as const;
  expect(vacancySentences(blocks, 'nl').sentences).toEqual([ask, 'Kom dan langs op onze IC.']);
});

const nothing = { sentences: [], offers: [], items: [], hours: '' };
const long = `${'Een heel lange zin die maar doorgaat '.repeat(30)}.`;
const odd: Record<string, Partial<AdvertisedVacancy>> = {
  'a title alone': { ...nothing, company: '', place: '' },
  'a long title': {
    title: 'Senior verpleegkundige intensive care volwassenen en kinderen '.repeat(4).trim(),
  },
  'long sentences only': { ...nothing, sentences: [long] },
  'emoji and accents': {
    ...nothing,
    sentences: ['👩‍⚕️ Zorg jij mee? 👨‍👩‍👧‍👦'],
    title: 'Aide-soignant·e à Liège',
  },
  'many entries': { items: Array.from({ length: 200 }, (_, n) => `Punt nummer ${n} van de lijst`) },
};

const cases = languages.flatMap((language) =>
  Object.entries(odd).map(([name, over]): [Language, string, Partial<AdvertisedVacancy>] => [
    language,
    name,
    over,
  ]),
);

test.each(cases)('in %s %s keeps within every limit', (language, _, over) => {
  const given = vacancy({ ...over, language });
  for (const adType of draftedSocialTypes) {
    const draft = socialDraft(adType, given);
    for (const field of ['message', 'headline', 'linkDescription'] as const) {
      if (usesText(adType, field))
        expect(adTextFinding(adType, field, draft[field])).toBeUndefined();
    }
    expect(adTypeSpecs[adType].callsToAction).toContain(draft.callToAction);
  }
  const banner = { ...bannerDraft(given), primaryColor: DEFAULT_PRIMARY_COLOR, logo: {} };
  expect(bannerFindings(banner, 'campaign')).toEqual([]);
  expect(searchFindings(searchDraft(given))).toEqual([]);
});

test('a story has a picture and a button only, and asks for nothing it can not have', () => {
  for (const adType of ['FacebookStoryAd', 'InstagramStoryAd'] as const) {
    expect(socialDraft(adType, vacancy())).toEqual({
      ...{ message: '', headline: '', linkDescription: '' },
      callToAction: 'LEARN_MORE',
    });
  }
});

test('no word is ever cut', () => {
  const title = 'Verpleegkundige '.repeat(12).trim();
  const words = new Set(['Verpleegkundige', '–', 'Groningen']);
  const { headline } = socialDraft('FacebookPostAd', vacancy({ title }));
  expect(headline.split(' ').every((word) => words.has(word))).toBe(true);
  expect(searchDraft(vacancy({ title })).headlines[0]).toBe('Verpleegkundige');
});
