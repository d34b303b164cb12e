import { readingOf } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { readVacancyPage } from './read-vacancy-page.ts';

/** Pages built as those of well-known career sites are, and what becomes of them. */
const url = 'https://careers.example.com/job/groningen/nurse_R-1042';
const read = (html: string, contentType = 'text/html; charset=utf-8') => {
  const page = readVacancyPage(new TextEncoder().encode(html), { contentType, url });
  return { page, reading: readingOf(page, { url, today: '2026-11-18', fallback: 'en' }) };
};
const data = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('</', '<\\/')}</script>`;
const dutch =
  'Je werkt met een hecht team op de intensive care van ons ziekenhuis. Wij bieden je een vast contract en de tijd om te leren van je collega’s.';
const posting = {
  '@type': 'JobPosting',
  title: 'Verpleegkundige IC',
  description: `<p>${dutch}</p>`,
  hiringOrganization: { name: 'Noorderzorg' },
};
const at = (addressLocality: string, addressCountry = 'NL') => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality, addressCountry },
});

test('a graph with several places', () => {
  const jobLocation = [at('Groningen'), at('Assen'), at('')];
  const { page, reading } = read(
    `<html lang="en-US">${data({
      '@graph': [
        { '@type': 'WebSite', name: 'Jobs' },
        { ...posting, jobLocation },
      ],
    })}`,
  );
  expect(page.places.map(({ name }) => name)).toEqual(['Groningen', 'Assen']);
  // The menus are English, the vacancy is not.
  expect(reading).toMatchObject({ language: 'nl', gaps: [] });
});

test('work from home is where those who do it may live, and nowhere else', () => {
  const home = { ...posting, jobLocationType: 'TELECOMMUTE' };
  const areas = [{ '@type': 'Country', name: 'Netherlands' }, { '@type': 'Country' }];
  expect(read(data({ ...home, applicantLocationRequirements: areas })).page.places).toEqual([
    { name: 'Netherlands', region: '', country: '' },
  ]);
  expect(read(data(home)).reading?.gaps).toContain('place');
  // Who may apply is no place of work where there is none at home.
  const office = { ...posting, applicantLocationRequirements: areas };
  expect(read(data(office)).page.places).toEqual([]);
  const both = { ...home, applicantLocationRequirements: areas, jobLocation: at('Assen') };
  expect(read(data(both)).page.places.map(({ name }) => name)).toEqual(['Assen']);
});

test('several vacancies on one page are said', () => {
  const { reading } = read(data([posting, { ...posting, title: 'Kok' }]));
  expect(reading?.title).toBe('Verpleegkundige IC');
  expect(reading?.gaps).toEqual(expect.arrayContaining(['several', 'place']));
});

test('a range of pay is not put into words that the page does not have', () => {
  const pay = {
    ...posting,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 3100, maxValue: 4400, unitText: 'MONTH' },
    },
  };
  expect(JSON.stringify(read(data(pay)))).not.toMatch(/3100|4400|MONTH/);
});

test('scripts and styles in a description are no part of it', () => {
  const description = `<p>${dutch}</p><script>steal()</script><style>p{}</style><img src=x onerror="steal()">&lt;script&gt;steal()&lt;/script&gt;`;
  const { page } = read(data({ ...posting, description }));
  expect(JSON.stringify(page.blocks)).not.toMatch(/steal|p\{\}/);
  expect(page.blocks[0]).toEqual({ kind: 'text', text: dutch });
});

test('what RDFa leaves out is taken from what people read', () => {
  const { page, reading } =
    read(`<html lang="nl"><body vocab="https://schema.org/" typeof="JobPosting">
    <h1 property="title">Verpleegkundige IC</h1><p property="description">${dutch}</p>
    <p>Solliciteer op deze vacature. Salaris volgens cao, dienstverband 24 uur.</p>
    <p>Locatie: Groningen</p>`);
  expect(page.source).toBe('markup');
  expect(page.blocks).toEqual([{ kind: 'text', text: dutch }]);
  expect(reading).toMatchObject({ title: 'Verpleegkundige IC', places: [{ name: 'Groningen' }] });
  expect(reading?.gaps).toEqual(['company']);
});

test('a title without its site', () => {
  const { reading } = read(`<html lang="nl"><title>Verpleegkundige IC | Werken bij Noord</title>
    <p>${dutch}</p><p>Solliciteer op deze vacature. Salaris volgens cao, dienstverband 24 uur.</p>`);
  expect(reading?.title).toBe('Verpleegkundige IC');
});

test.each([
  [
    'is built in the browser',
    '<title>Nurse | Careers</title><div id="root"></div><script src="/a.js"></script>',
  ],
  [
    'only leads elsewhere',
    '<meta http-equiv="refresh" content="0; url=http://127.0.0.1/"><title>Nurse</title>',
  ],
  [
    'asks for consent first',
    '<h1>Cookies</h1><p>We use cookies to show you the job that fits. Accept or refuse.',
  ],
])('nothing is made of a page that %s', (_, html) => {
  expect(read(html).reading).toBeUndefined();
});
