import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { readJobTitles } from './job-titles.ts';
import { loadReference } from './load-reference.ts';
import { readReference } from './read-reference.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

async function count(table: 'place' | 'place_name' | 'job_profile' | 'function_group') {
  const { n } = await connection.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

it('loads everything once, also when two servers start at the same moment', async () => {
  const { db } = connection;
  const steps: string[] = [];
  const both = await Promise.all([
    loadReference(db, (step) => steps.push(step)),
    loadReference(db, (step) => steps.push(step)),
  ]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(steps).toEqual(['function groups and job profiles', 'places']);

  const reference = await readReference();
  expect(await count('place')).toBe(reference.places.trimEnd().split('\n').length);
  expect(await count('place_name')).toBeGreaterThan(await count('place'));
  expect(await count('job_profile')).toBe(reference.jobProfiles.length);
  expect(await count('function_group')).toBe(reference.functionGroups.length);
});

it('loads again over what is there, but only when the version differs', async () => {
  const { db } = connection;
  const before = [await count('place'), await count('place_name'), await count('job_profile')];
  const mokum = { name: 'Mokum', alternatives: [], regions: [], latitude: null, longitude: null };
  await db.updateTable('place').set(mokum).where('id', '=', 'city:2759794').execute();
  await db
    .insertInto('place')
    .values({
      id: 'city:0',
      type: 'city',
      name: 'Atlantis',
      country_code: 'GR',
      country_name: 'Greece',
      region_name: null,
      population: 0,
    })
    .execute();
  const inDutch = { profile_id: 'care-assistant', language: 'nl' as const, position: 0 };
  await db
    .updateTable('job_profile_title')
    .set({ title: 'Ziekenzuster', terms: ['ziekenzuster'] })
    .where(({ and }) => and(inDutch))
    .execute();
  expect(await loadReference(db)).toBe(false);

  await db.updateTable('reference_version').set({ version: 'older' }).execute();
  expect(await loadReference(db)).toBe(true);
  const places = await db
    .selectFrom('place')
    .select(['name', 'latitude', 'longitude', 'regions'])
    .where('id', 'in', ['city:2759794', 'city:0'])
    .orderBy('id')
    .execute();
  // what left the files is kept for those who refer to it
  expect(places).toEqual([
    { name: 'Atlantis', latitude: null, longitude: null, regions: [] },
    { name: 'Amsterdam', latitude: 52.374, longitude: 4.8897, regions: ['region:NL.07'] },
  ]);
  const [amsterdam] = await db
    .selectFrom('place')
    .select('alternatives')
    .where('id', '=', 'city:2759794')
    .execute();
  expect(amsterdam?.alternatives).toContain('Amesterdão');
  const [title] = await db
    .selectFrom('job_profile_title')
    .select(['title', 'terms'])
    .where(({ and }) => and(inDutch))
    .execute();
  expect(title).toEqual({ title: 'Verzorgende IG', terms: ['verzorgende ig'] });
  const after = [await count('place'), await count('place_name'), await count('job_profile')];
  expect(after).toEqual([Number(before[0]) + 1, before[1], before[2]]);
});

it('keeps the names of a job profile that was dropped before titles had a language', async () => {
  const { db } = connection;
  const { key: functionGroup } = await db
    .selectFrom('function_group')
    .select('key')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('job_profile')
    .values({
      ...{ id: 'lamplighter', name: 'Lamplighter', synonyms: ['Lantaarnopsteker'] },
      ...{ function_group: functionGroup, retired: true },
    })
    .execute();
  const profile = { id: 'lamplighter', name: 'Lamplighter', localName: '', functionGroup };
  expect(await readJobTitles(db, { profiles: [profile], functionGroup: null })).toEqual([
    { en: { name: 'Lamplighter', synonyms: ['Lantaarnopsteker'] } },
  ]);
});
