import { readingOf } from '@posthorn/domain';
import { readVacancyPage } from '@posthorn/feeds';
import { expect, test } from 'vitest';
import { demoVacancies } from './vacancies.ts';
import { writeCareerSite, writeVacancyPage } from './write-page.ts';

const publicUrl = 'http://localhost:4400';
const day = '2026-11-18';
const read = (html: string, name = '') => {
  const url = `${publicUrl}/demo-career-site/${name}`;
  const page = readVacancyPage(new TextEncoder().encode(html), { contentType: 'text/html', url });
  return { page, reading: readingOf(page, { url, today: day, fallback: 'en' }) };
};
const sources = {
  linkedData: 'jobPosting',
  graph: 'jobPosting',
  microdata: 'markup',
  nothing: 'page',
};

test.each(demoVacancies.map((vacancy) => [vacancy.name, vacancy] as const))(
  'the page of %s is read whole',
  (name, { telling, town, language, closesIn }) => {
    const { page, reading } = read(writeVacancyPage(name, { publicUrl, day }) ?? '', name);
    expect(page.source).toBe(sources[telling]);
    expect(page.image).toMatch(`${publicUrl}/demo-feeds/pictures/`);
    expect(reading).toMatchObject({
      company: 'Noorderzorg Groep',
      language,
      places: [expect.objectContaining({ name: town })],
      targetUrl: `https://werkenbij.noorderzorg.example/vacatures/${name}`,
      gaps: [...(closesIn < 0 ? ['closed'] : []), ...(telling === 'nothing' ? ['pageOnly'] : [])],
    });
    expect(reading?.title).not.toMatch(/[(|]|uur|hours/);
    expect(reading?.offers.length).toBeGreaterThan(1);
  },
);

test('the list of vacancies is none', () => {
  expect(read(writeCareerSite()).reading).toBeUndefined();
});

test('there is no page of another name', () => {
  expect(writeVacancyPage('../secret', { publicUrl, day })).toBeUndefined();
});
