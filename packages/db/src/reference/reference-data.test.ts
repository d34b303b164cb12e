import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@posthorn/domain';
import { describe, expect, it } from 'vitest';
import { assetPath } from '../assets.ts';
import { type JobProfileEntry, readReference } from './read-reference.ts';

const { functionGroups, jobProfiles, places, version } = await readReference();

/** Good enough to see that two titles are the same one. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const isLanguage = (tag: string) => languages.some((language) => language === tag);
const titlesOf = ({ names, synonyms }: JobProfileEntry) => [
  ...Object.values(names),
  ...Object.values(synonyms).flat(),
];
const profilesOf = (group: string) =>
  jobProfiles.filter((profile) => profile.functionGroup === group);

describe('function groups', () => {
  it('are many, with keys as people write them and names as they are shown', () => {
    expect(functionGroups.length).toBeGreaterThanOrEqual(24);
    expect(repeated(functionGroups.map((group) => group.key))).toEqual([]);
    for (const { key, name } of functionGroups) {
      expect(key).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(name.toLowerCase()).toBe(key);
    }
    expect(functionGroups).toContainEqual({ key: 'it', name: 'IT' });
    expect(functionGroups).toContainEqual({
      key: 'charity and fundraising',
      name: 'Charity and Fundraising',
    });
  });
});

describe('job profiles', () => {
  it('are many, and spread over all groups', () => {
    expect(jobProfiles.length).toBeGreaterThanOrEqual(450);
    const known = functionGroups.map((group) => group.key);
    expect(jobProfiles.filter((profile) => !known.includes(profile.functionGroup))).toEqual([]);
    for (const group of known) expect(profilesOf(group).length, group).toBeGreaterThanOrEqual(12);
  });

  it('have keys and names of their own', () => {
    expect(repeated(jobProfiles.map((profile) => profile.key))).toEqual([]);
    expect(repeated(jobProfiles.map((profile) => plain(profile.names.en)))).toEqual([]);
    for (const { key } of jobProfiles) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have names and synonyms in languages of the product, each said once in its language', () => {
    for (const profile of jobProfiles) {
      const { key, names, synonyms } = profile;
      const tags = [...Object.keys(names), ...Object.keys(synonyms)];
      expect(
        tags.filter((tag) => !isLanguage(tag)),
        key,
      ).toEqual([]);
      expect(titlesOf(profile).length, key).toBeGreaterThanOrEqual(3);
      for (const language of languages) {
        const titles = [names[language] ?? [], synonyms[language] ?? []].flat();
        expect(titles.length, `${key} ${language}`).toBeLessThanOrEqual(9);
        expect(repeated(titles.map(plain)), `${key} ${language}`).toEqual([]);
        for (const title of titles) expect(title, key).toMatch(/^\S(.*\S)?$/);
      }
    }
  });

  it('do not claim a title of another profile of their group', () => {
    for (const { key } of functionGroups) {
      for (const language of languages) {
        const titles = profilesOf(key).flatMap(({ names, synonyms }) =>
          [names[language] ?? [], synonyms[language] ?? []].flat(),
        );
        expect(repeated(titles.map(plain)), `${key} ${language}`).toEqual([]);
      }
    }
  });

  it.each(languages)('are called by a name of their own in %s', (language) => {
    const unnamed = jobProfiles.filter(({ names }) => !names[language]);
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });

  // With a slash, because keywords take both forms from it; 'Kelner of serveerster' is a word no person searches for.
  it('do not name one gender only', () => {
    const oneGender =
      /^(?!human$|german$).*(man|woman|vrouw|mann|frau|angestellte|dame|hostess|waitress|stewardess|euse|ière)$/i;
    const titles = jobProfiles.flatMap(titlesOf);
    const oneSided = titles.filter(
      (title) => title.split(/[ /]/).some((word) => oneGender.test(word)) && !title.includes('/'),
    );
    expect(oneSided).toEqual([]);
  });
});

describe('places', () => {
  const rows = places
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const byId = new Map(rows.map((row) => [row[0], row]));
  const row = (id: string) => {
    const [, type, name, countryCode, country, region, population, alternatives, ...where] =
      byId.get(id) ?? [];
    return {
      ...{ type, name, countryCode, country, region },
      population: Number(population),
      alternatives: alternatives?.split('|'),
      latitude: Number(where[0]),
      longitude: Number(where[1]),
      regions: where[2]?.split('|'),
    };
  };

  it('each have an id of their own, eleven fields and what their type asks for', () => {
    expect(byId.size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(90_000);
    for (const [id, type, name, countryCode, country, region, population, ...rest] of rows) {
      const isWhole =
        id?.startsWith(`${type}:`) &&
        /^(city|region|country)$/.test(type ?? '') &&
        name &&
        /^[A-Z]{2}$/.test(countryCode ?? '') &&
        country &&
        (type === 'city' || region === '') &&
        /^\d+$/.test(population ?? '') &&
        rest.length === 4 &&
        rest
          .slice(1, 3)
          .every((degrees) => /^-?\d+(\.\d+)?$/.test(degrees) === (type === 'city')) &&
        (rest[3] ?? '').split('|').every((region) => region === '' || byId.has(region));
      if (!isWhole) expect.unreachable(`incomplete: ${id}`);
    }
  });

  it('have ids that outlive a new version of the file', () => {
    expect(row('city:2747373')).toMatchObject({ name: 'The Hague', region: 'South Holland' });
    expect(row('region:NL.04')).toMatchObject({ name: 'Groningen', country: 'Netherlands' });
    expect(row('country:NL')).toMatchObject({ name: 'Netherlands', countryCode: 'NL' });
  });

  it('know the small towns of the home markets', () => {
    const towns = rows.filter(([, type, , country]) => type === 'city' && country === 'NL');
    const names = towns.map(([, , name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Etten-Leur', "'t Harde", 'Giethoorn', 'Houten']),
    );
    for (const country of ['BE', 'DE', 'FR', 'GB', 'ES', 'IT', 'PT']) {
      expect(rows.filter((each) => each[3] === country).length, country).toBeGreaterThan(800);
    }
  });

  it('have the names that the seven languages of the product give them', () => {
    const munich = ['München', 'Munique', 'Múnich', 'Monaco di Baviera', 'Muenchen'];
    expect(row('city:2867714').alternatives).toEqual(expect.arrayContaining(munich));
    const netherlands = ['Nederland', 'Pays-Bas', 'Niederlande', 'Países Bajos', 'Paesi Bassi'];
    expect(row('country:NL').alternatives).toEqual(expect.arrayContaining(netherlands));
    const bavaria = ['Bayern', 'Beieren', 'Bavière', 'Baviera'];
    expect(row('region:DE.02').alternatives).toEqual(expect.arrayContaining(bavaria));
  });

  it('lie somewhere, and in regions', () => {
    expect(row('city:2797656')).toMatchObject({
      name: 'Gent',
      latitude: 51.05,
      longitude: 3.7167,
      regions: ['region:BE.VLG', 'region:BE.VLG.VOV'],
    });
    expect(row('region:BE.VLG.VOV').regions).toEqual(['region:BE.VLG']);
  });

  it('count the people of a city in its region and its country', () => {
    const [city, province, country] = ['city:2745912', 'region:NL.09', 'country:NL'].map(row);
    expect(province?.population).toBeGreaterThan(city?.population ?? 0);
    expect(country?.population).toBeGreaterThan(province?.population ?? 0);
    // quarters are not counted twice
    expect(row('region:DE.16').population).toBe(row('city:2950159').population);
  });

  it('have exonyms for places that exist, in languages of the product', async () => {
    const file = await readFile(join(assetPath('reference'), 'exonyms.json'), 'utf8');
    const exonyms: Record<string, unknown>[] = JSON.parse(file);
    const fields = ['id', 'nl', 'en', 'fr', 'pt', 'de', 'es', 'it', 'also'];
    for (const exonym of exonyms) {
      expect(byId.has(String(exonym.id)), String(exonym.id)).toBe(true);
      expect(Object.keys(exonym).filter((field) => !fields.includes(field))).toEqual([]);
    }
    expect(repeated(exonyms.map((exonym) => String(exonym.id)))).toEqual([]);
  });
});

it('has the same version as long as the files are the same', async () => {
  expect((await readReference()).version).toBe(version);
});
