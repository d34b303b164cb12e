import { rm } from 'node:fs/promises';
import { finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readFilm } from '../files/films.ts';
import { storeFilm } from '../files/store-media.ts';
import { oneFilmOfFew } from '../files/work-gate.ts';
import { type AddRequest, addMedia } from './add-media.ts';

export async function addVideo(deps: Deps, request: AddRequest) {
  const { accountId, upload } = request;
  if (upload.bytes === 0) refuse(finding('media.emptyFile', 'file'));
  try {
    const film = await oneFilmOfFew(() => readFilm(upload.path));
    const stored = await storeFilm(deps.connection.db, deps.storage, accountId, film);
    return await addMedia(deps, request, stored);
  } finally {
    for (const extension of ['mp4', 'mov'])
      await rm(`${upload.path}.${extension}`, { force: true });
  }
}
