import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackages } from './installed-packages.mjs';

const here = { os: [process.platform], cpu: [process.arch], optional: true };
const elsewhere = { os: ['win32', 'sunos'], optional: true };
const locked = {
  '': { version: '0.1.0' },
  'packages/db': { version: '0.1.0' },
  'node_modules/@posthorn/db': {},
  'node_modules/pg': { version: '8.0.0', integrity: 'a' },
  'node_modules/program-for-here': { version: '1.0.0', integrity: 'b', ...here },
  'node_modules/program-for-elsewhere': { version: '1.0.0', integrity: 'c', ...elsewhere },
};
const installed = {
  'packages/db': { version: '0.1.0' },
  'node_modules/@posthorn/db': {},
  'node_modules/pg': locked['node_modules/pg'],
  'node_modules/program-for-here': locked['node_modules/program-for-here'],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posthorn-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function missingFrom(record: object | undefined): Promise<string[]> {
  const [lock, hidden] = [join(folder, 'lock.json'), join(folder, 'hidden.json')];
  await writeFile(lock, JSON.stringify({ packages: locked }));
  if (record) await writeFile(hidden, JSON.stringify({ packages: record }));
  return missingPackages(lock, hidden);
}

it('is content with everything for this machine', async () => {
  expect(await missingFrom(installed)).toEqual([]);
});

it('wants everything where nothing was ever installed to the end', async () => {
  expect(await missingFrom(undefined)).toContain('node_modules/pg');
});

it('notices another version', async () => {
  const older = { ...installed, 'node_modules/pg': { version: '7.0.0', integrity: 'z' } };
  expect(await missingFrom(older)).toEqual(['node_modules/pg']);
});

it('notices a node_modules that was made on another machine', async () => {
  const { 'node_modules/program-for-here': _, ...copied } = installed;
  expect(await missingFrom(copied)).toEqual(['node_modules/program-for-here']);
});

it('notices what is no longer wanted', async () => {
  const surplus = { ...installed, 'node_modules/left-pad': { version: '1.0.0' } };
  expect(await missingFrom(surplus)).toEqual(['node_modules/left-pad']);
});
