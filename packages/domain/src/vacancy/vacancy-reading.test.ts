import { expect, test } from 'vitest';
import type { VacancyPage } from './vacancy-page.ts';
import { readingOf, vacancyAddresses, vacancyAddressFinding } from './vacancy-reading.ts';

const page = (over: Partial<VacancyPage> = {}): VacancyPage => ({
  source: 'jobPosting',
  title: 'Kok (m/v) 32 uur',
  company: 'Noorderzorg',
  places: [{ name: 'Groningen', region: '', country: 'NL' }],
  blocks: [
    {
      kind: 'text',
      text: 'Je kookt voor de mensen die bij ons op de afdeling zijn en je werkt met een team.',
    },
  ],
  declaredLanguage: 'nl',
  address: '',
  image: '',
  logo: '',
  closesOn: null,
  referenceNumber: '',
  others: 0,
  pageText: [],
  ...over,
});
const at = {
  url: 'https://jobs.example.com/kok#top',
  today: '2026-11-18',
  fallback: 'en',
} as const;
const read = (over: Partial<VacancyPage> = {}, url: string = at.url) =>
  readingOf(page(over), { ...at, url });

test('a whole vacancy has no gaps', () => {
  expect(read()).toMatchObject({
    title: 'Kok',
    hours: '32 uur',
    language: 'nl',
    targetUrl: 'https://jobs.example.com/kok',
    gaps: [],
  });
});

test('what is missing is named', () => {
  const bare = { company: '', places: [], blocks: [], declaredLanguage: '', others: 2 };
  expect(read({ ...bare, closesOn: '2026-11-17' })?.gaps).toEqual([
    'closed',
    'several',
    'company',
    'place',
    'language',
    'sentences',
  ]);
  expect(read({ closesOn: '2026-11-18' })?.gaps).toEqual([]);
});

test('an address that ads can not lead to gives way to the one the page names', () => {
  expect(
    read({ address: 'https://work.example.com/kok' }, 'http://localhost:4400/kok')?.targetUrl,
  ).toBe('https://work.example.com/kok');
  expect(read({}, 'http://localhost:4400/kok')?.gaps).toEqual(['landingPage']);
});

const told =
  'In deze functie kook je voor onze bewoners. Je salaris volgt de cao. Solliciteer via de knop op deze pagina, dan nemen wij contact met je op over de vacature en het vervolg, en maken wij kennis met elkaar.';

test('a page without data is read when its words tell of a vacancy', () => {
  const bare = { source: 'page', places: [] } as const;
  const blocks = [
    { kind: 'text', text: told },
    { kind: 'item', text: 'Standplaats: 9713 GZ Groningen, Nederland' },
  ] as const;
  const found = read({ ...bare, blocks });
  expect(found?.gaps).toEqual(['pageOnly']);
  expect(found?.places).toEqual([{ name: 'Groningen', region: '', country: 'Nederland' }]);
  const below = [
    { kind: 'text', text: told },
    { kind: 'heading', text: 'Locatie' },
    { kind: 'text', text: 'Assen' },
  ] as const;
  expect(read({ ...bare, blocks: below })?.places[0]?.name).toBe('Assen');
  const news = `${'Het weer wordt morgen mooi in het hele land. '.repeat(10)}`;
  expect(read({ ...bare, blocks: [{ kind: 'text', text: news }] })).toBeUndefined();
  expect(read({ title: '' })).toBeUndefined();
});

test.each([
  ['jobs.example.com/kok', ['https://jobs.example.com/kok', 'http://jobs.example.com/kok']],
  [' http://jobs.example.com ', ['http://jobs.example.com']],
  ['localhost:4400/x', ['https://localhost:4400/x', 'http://localhost:4400/x']],
  ['ftp://example.com', ['ftp://example.com']],
  ['', ['']],
])('%j is asked as %j', (typed, asked) => expect(vacancyAddresses(typed)).toEqual(asked));

test.each([
  ['https://jobs.example.com/kok?x=1', undefined],
  ['jobs.example.com/kok', undefined],
  ['', 'field.required'],
  ['ftp://example.com/a', 'vacancyPage.badAddress'],
  ['https://me:secret@example.com/', 'vacancyPage.badAddress'],
  ['https://two words', 'vacancyPage.badAddress'],
])('%j: %s', (address, code) => expect(vacancyAddressFinding(address)?.code).toBe(code));
