import type { Language } from '@posthorn/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { loadProfiles } from './load-profiles.ts';
import { type JobProfileEntry, readReference } from './read-reference.ts';
import { listFunctionGroups, searchProfiles } from './search-profiles.ts';

let database: TestDatabase;
let connection: Connection;
const reference = await readReference();
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
  await connection.db.transaction().execute((tx) => loadProfiles(tx, reference));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const names = async (q?: string, limit?: number) =>
  (await searchProfiles(connection.db, { q, limit })).map((profile) => profile.name);

it('gives all profiles by name when nothing is typed', async () => {
  const all = await names();
  expect(all).toHaveLength(reference.jobProfiles.length);
  expect(all.slice(0, 3)).toEqual([
    '.NET Developer',
    'Account Manager',
    'Account Manager Advertising Agency',
  ]);
  expect(await names('  ')).toEqual(all);
  expect(await names('', 5)).toEqual(all.slice(0, 5));
});

it('gives a profile with its group and its synonyms', async () => {
  const [nurse] = await searchProfiles(connection.db, { q: 'nurse' });
  expect(nurse).toEqual({
    id: 'nurse',
    name: 'Nurse',
    function_group: 'healthcare',
    synonyms: expect.arrayContaining(['Verpleegkundige', 'Krankenpfleger/in']),
    local_name: 'Nurse',
    matched_title: null,
  });
});

describe('in the language of a campaign', () => {
  const baker: JobProfileEntry = {
    key: 'z-pastry-baker',
    functionGroup: 'hospitality',
    names: { en: 'Pastry Baker', nl: 'Banketbakker', fr: 'Gâtelier/ère' },
    synonyms: { nl: ['Taartenmaker'], de: ['Zuckerbäcker/in'] },
  };
  const oven: JobProfileEntry = {
    key: 'z-oven-hand',
    functionGroup: 'hospitality',
    names: { en: 'Pastry Oven Hand' },
    synonyms: {},
  };
  const search = (q: string, language: Language) =>
    searchProfiles(connection.db, { q, language, limit: 1 });
  beforeAll(() =>
    connection.db
      .transaction()
      .execute((tx) =>
        loadProfiles(tx, { ...reference, jobProfiles: [...reference.jobProfiles, baker, oven] }),
      ),
  );
  afterAll(() => connection.db.transaction().execute((tx) => loadProfiles(tx, reference)));

  it.each<[string, Language, string, string | null]>([
    ['banketbakker', 'nl', 'Banketbakker', null],
    ['pastry baker', 'nl', 'Banketbakker', 'Pastry Baker'],
    ['taartenmaker', 'nl', 'Banketbakker', 'Taartenmaker'],
    ['zuckerbäckerin', 'de', 'Pastry Baker', 'Zuckerbäcker/in'],
    ['gateliere', 'fr', 'Gâtelier/ère', null],
    ['gateliere', 'it', 'Pastry Baker', 'Gâtelier/ère'],
  ])('finds %s for a campaign in %s as %s', async (q, language, local_name, matched_title) => {
    expect(await search(q, language)).toEqual([
      expect.objectContaining({
        id: 'z-pastry-baker',
        name: 'Pastry Baker',
        local_name,
        matched_title,
      }),
    ]);
  });

  it('proposes kin of what is chosen, the nearest first, and never what is chosen', async () => {
    const kin = await searchProfiles(connection.db, { like: ['z-pastry-baker'], language: 'nl' });
    expect(kin[0]).toMatchObject({ id: 'pastry-chef' });
    expect(kin.slice(0, 5).map(({ id }) => id)).toContain('z-oven-hand');
    expect(new Set(kin.map((profile) => profile.function_group))).toEqual(new Set(['hospitality']));
    expect(kin.map(({ id }) => id)).not.toContain('z-pastry-baker');
    const typed = await searchProfiles(connection.db, { q: 'lawyer', like: ['z-pastry-baker'] });
    expect(typed[0]?.name).toBe('Lawyer');
    expect(await searchProfiles(connection.db, { like: ['no-such-job'] })).toEqual([]);
  });
});

it.each([
  ['verpleegkundige', 'Nurse'],
  ['KRANKENPFLEGER', 'Nurse'],
  ['krankenpflegerin', 'Nurse'],
  ['soft', 'Software Tester'],
  ['softwareentwickler', 'Software Developer'],
  ['softwre developer', 'Software Developer'],
  ['huisarts', 'General Practitioner'],
  ['fondsenwerver', 'Fundraiser'],
  ['c#', '.NET Developer'],
  ['hgv', 'Truck Driver'],
])('finds for %s first %s', async (q, expected) => {
  expect((await names(q))[0]).toBe(expected);
});

it('puts a whole word before a word that only begins so', async () => {
  const found = await names('nurse');
  expect(found.indexOf('Dialysis Nurse')).toBeLessThan(found.indexOf('Childcare Worker'));
});

it.each(['%', '_', '\\', "'", 'qqqq'])('finds nothing for %s', async (q) => {
  expect(await names(q)).toEqual([]);
});

it('is not harmed by what is no name', async () => {
  expect(await names('\u0000')).toEqual(await names());
  expect(await names('x'.repeat(100_000))).toEqual([]);
});

it('lists the function groups by name', async () => {
  const groups = await listFunctionGroups(connection.db);
  expect(groups).toHaveLength(reference.functionGroups.length);
  expect(groups[0]).toEqual({ key: 'administration', name: 'Administration' });
});

it('retires what is no longer in the files, and takes it back', async () => {
  const { db } = connection;
  const functionGroups = reference.functionGroups.filter((group) => group.key !== 'legal');
  const jobProfiles = reference.jobProfiles.filter((profile) => profile.functionGroup !== 'legal');
  await db.transaction().execute((tx) => loadProfiles(tx, { functionGroups, jobProfiles }));
  expect(await names('lawyer')).not.toContain('Lawyer');
  expect(await listFunctionGroups(db)).toHaveLength(functionGroups.length);
  const kept = await db
    .selectFrom('job_profile')
    .select('name')
    .where('id', '=', 'lawyer')
    .execute();
  expect(kept).toEqual([{ name: 'Lawyer' }]);
  await db.transaction().execute((tx) => loadProfiles(tx, reference));
  expect((await names('lawyer'))[0]).toBe('Lawyer');
});
