import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeCroppedImage, makeMedia } from '@posthorn/db/builders';
import { beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeFilm } from '../../testing/make-media.ts';
import { runJob } from '../../testing/run-job.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import { mediaWorkers, sweepUnused } from './index.ts';
import { sweepFilesJob, takeStillsJob } from './jobs.ts';

setScene();

beforeEach(async () => {
  await server.db
    .updateTable('loose_file')
    .set({ since: new Date(0) })
    .execute();
  await sweepFiles();
});

const workers = (storage: Storage = server.deps.storage) =>
  mediaWorkers(storage, server.deps.config.dataDir);

const sweepFiles = (storage?: Storage) => runJob(server, workers(storage), sweepFilesJob, {});

async function uploadFilm(): Promise<string> {
  const form = new FormData();
  form.append('video', new Blob([new Uint8Array(await makeFilm())]), 'film.mp4');
  const params = { accountId: world.account.id };
  const { body } = await admin.send('uploadVideo', { params, body: form });
  return (body as { id: string }).id;
}

/** Files that no row speaks of and no sweep will find. */
async function lostFiles(): Promise<string[]> {
  const folder = join(server.folder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const there = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((key) => key.startsWith('media/'));
  const { db } = server;
  const media = await db.selectFrom('media').selectAll().execute();
  const loose = await db.selectFrom('loose_file').select('key').execute();
  const known = new Set([
    ...media.flatMap((row) => [row.file_key, row.preview_key, ...row.thumbnail_keys]),
    ...loose.map(({ key }) => key),
  ]);
  return there.filter((key) => !known.has(key));
}

const looseKeys = async () =>
  (await server.db.selectFrom('loose_file').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  );

test('stills of a film that was deleted while they were taken are not lost in the storage', async () => {
  const mediaId = await uploadFilm();
  const { storage } = server.deps;
  const slow: Storage = {
    ...storage,
    async put(key, body) {
      await storage.put(key, body);
      await admin.send('deleteVideo', { params: { mediaId } });
    },
  };
  await runJob(server, workers(slow), takeStillsJob, { accountId: world.account.id, mediaId });
  expect((await admin.send('getVideo', { params: { mediaId } })).status).toBe(404);
  expect(await lostFiles()).toEqual([]);
});

test('two workers at the same film leave one set of stills', async () => {
  const mediaId = await uploadFilm();
  const payload = { accountId: world.account.id, mediaId };
  const takeStills = () => runJob(server, workers(), takeStillsJob, payload);
  await Promise.all([takeStills(), takeStills()]);
  expect(await lostFiles()).toEqual([]);
});

test('a file that can not be removed keeps its place, and the others go', async () => {
  const { storage } = server.deps;
  const keys = ['a', 'b', 'c'].map((name) => `media/${name}.jpg`);
  for (const key of keys) await storage.put(key, Buffer.from(key));
  const since = new Date(0);
  await server.db
    .insertInto('loose_file')
    .values(keys.map((key) => ({ key, since })))
    .execute();
  const stubborn: Storage = {
    ...storage,
    async delete(key) {
      if (key === 'media/a.jpg') throw new Error('the storage is away');
      await storage.delete(key);
    },
  };
  await sweepFiles(stubborn);
  expect(await looseKeys()).toEqual(['media/a.jpg']);
  await sweepFiles();
  expect(await looseKeys()).toEqual([]);
  expect(await storage.get('media/a.jpg')).toBeUndefined();
});

test('two sweeps at once do not get in each other’s way', async () => {
  const { account } = world;
  const items = [];
  for (let n = 0; n < 10; n++) {
    items.push(await makeMedia(server.db, { account_id: account.id, removed_at: new Date() }));
  }
  const forgotten = await makeCroppedImage(server.db, {
    account_id: account.id,
    media_id: world.media.image.id,
    created_at: new Date(0),
  });
  await Promise.all([sweepUnused(server.db), sweepUnused(server.db)]);
  const keys = await looseKeys();
  for (const { file_key } of [...items, forgotten]) expect(keys).toContain(file_key);
});

test('what a killed process left of an upload goes after an hour', async () => {
  const incoming = join(server.deps.config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(incoming, 'old'), longAgo, longAgo);
  await sweepFiles();
  expect(await readdir(incoming)).toEqual(['new']);
});
