import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@posthorn/db';
import { z } from 'zod';
import { incomingFolder } from '../../platform/api/receive-upload.ts';
import { defineJob, defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { realMs } from '../../platform/real-time.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { takeStills } from './files/films.ts';
import { ownFiles, storeFiles, sweepLooseFiles } from './files/keep-files.ts';
import { previewOf, thumbnailOf } from './files/pictures.ts';
import { recordMedia } from './record-media.ts';
import { sweepUnused } from './remove-for-good.ts';
import {
  findMedia,
  listFilmsWithoutStills,
  lockMedia,
  type MediaRow,
  setStills,
} from './repository.ts';

/** One film after another: many at once would leave no worker for launches. */
export const takeStillsJob = defineJob(
  'take-stills',
  z.object({ accountId: z.uuid(), mediaId: z.uuid() }),
  { isInTurn: true },
);

export const sweepFilesJob = defineScheduledJob('sweep-files', '17 * * * *');

export const mediaWorkers = (storage: Storage, dataDir: string) => [
  workOn(takeStillsJob, async ({ accountId, mediaId }, { db }) => {
    const video = await findMedia(db, accountId, mediaId, ['video']);
    if (video) await takeStillsOf(video, { db, storage, dataDir });
  }),
  workOn(sweepFilesJob, async (_, { db, log }) => {
    await sweepIncoming(incomingFolder(dataDir));
    await sweepUnused(db);
    await sweepLooseFiles(db, storage, log);
  }),
];

interface Surroundings {
  db: Db;
  storage: Storage;
  dataDir: string;
}

/** Of every film that waits for its stills, at once: without them a film cannot be published. */
export async function takeMissingStills(surroundings: Surroundings): Promise<void> {
  for (const film of await listFilmsWithoutStills(surroundings.db)) {
    await takeStillsOf(film, surroundings);
  }
}

async function takeStillsOf(
  video: MediaRow,
  { db, storage, dataDir }: Surroundings,
): Promise<void> {
  if (video.thumbnail_keys.length > 0) return;
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incomingFolder(dataDir), 'stills-'));
  try {
    await keepStills(db, storage, video, await stillsIn(folder, storage, video));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function stillsIn(folder: string, storage: Storage, video: MediaRow): Promise<Buffer[]> {
  const file = await storage.get(video.file_key);
  if (!file) throw new Error(`The film ${video.file_key} is not in the storage`);
  const film = join(folder, 'film');
  await pipeline(file.body, createWriteStream(film));
  const stills = await takeStills(film, video.duration ?? 0, folder);
  if (stills.length === 0) throw new Error(`No still could be taken of ${video.file_key}`);
  return stills;
}

async function keepStills(
  db: Db,
  storage: Storage,
  video: MediaRow,
  stills: Buffer[],
): Promise<void> {
  const { account_id: accountId, id } = video;
  const middle = stills[Math.floor(stills.length / 2)] as Buffer;
  const small = await Promise.all(stills.map(thumbnailOf));
  const [preview_key = '', ...thumbnail_keys] = await storeFiles(db, storage, accountId, [
    { ending: '-preview.webp', content: await previewOf(middle) },
    ...small.map((content, n) => ({ ending: `-still-${n}.webp`, content })),
  ]);
  await db.transaction().execute(async (tx) => {
    await lockMedia(tx, accountId, id);
    const now = await findMedia(tx, accountId, id, ['video']);
    // Deleted meanwhile, or done by another: what was just stored belongs to no one and is swept.
    if (!now || now.thumbnail_keys.length > 0) return;
    await ownFiles(tx, [preview_key, ...thumbnail_keys]);
    await setStills(tx, accountId, id, { preview_key, thumbnail_keys });
    await recordMedia(tx, {
      accountId,
      personId: null,
      entityId: id,
      action: 'changed',
    });
  });
}

const HOUR_MS = 3_600_000;

/** What a killed process left of half an upload. */
async function sweepIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age = realMs() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? realMs());
    if (age > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
}
