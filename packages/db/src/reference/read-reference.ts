import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@posthorn/domain';
import { assetPath } from '../assets.ts';

interface FunctionGroupEntry {
  key: string;
  name: string;
}

export interface JobProfileEntry {
  key: string;
  functionGroup: string;
  /** What people call the job in each language; where a language is missing, English serves. */
  names: { en: string } & Partial<Record<Language, string>>;
  /** Other names, by language. */
  synonyms: Partial<Record<Language, string[]>>;
}

export interface Reference {
  /** Changes with every change of the files. */
  version: string;
  /** One place per line, its fields separated by tabs; reference/build-places.mjs has the order. */
  places: string;
  functionGroups: FunctionGroupEntry[];
  jobProfiles: JobProfileEntry[];
}

/** Raise this when the same files should be loaded in another way. */
const loaderVersion = 3;

export async function readReference(): Promise<Reference> {
  const folder = assetPath('reference');
  const profileFiles = (await readdir(join(folder, 'job-profiles'))).sort();
  const [places, groups, ...profiles] = await Promise.all([
    readFile(join(folder, 'places.tsv.gz')),
    readFile(join(folder, 'function-groups.json')),
    ...profileFiles.map((file) => readFile(join(folder, 'job-profiles', file))),
  ]);
  const hash = createHash('sha256').update(String(loaderVersion));
  for (const content of [places, groups, ...profiles]) hash.update(content);
  return {
    version: hash.digest('hex'),
    places: gunzipSync(places).toString('utf8'),
    functionGroups: JSON.parse(groups.toString('utf8')),
    jobProfiles: profiles.flatMap((content) => JSON.parse(content.toString('utf8'))),
  };
}
