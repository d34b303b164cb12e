import { rm } from 'node:fs/promises';
import { finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readFilm } from '../files/films.ts';
import { storeFiles } from '../files/keep-files.ts';
import { oneOfFew } from '../files/work-gate.ts';
import { TAKE_STILLS } from '../jobs.ts';
import { type AddRequest, addMedia } from './add-media.ts';

/** Its stills are taken afterwards, by a job: nobody waits for them. */
export function addVideo(deps: Deps, request: AddRequest) {
  const { accountId, upload } = request;
  if (upload.bytes === 0) refuse(finding('media.emptyFile', 'file'));
  return oneOfFew(async () => {
    try {
      const { path, extension, width, height, duration, bytes } = await readFilm(upload.path);
      const files = [{ ending: `.${extension}`, content: { path } }];
      const { db } = deps.connection;
      const [file_key = ''] = await storeFiles(db, deps.storage, accountId, files);
      const stored = { width, height, duration, bytes, file_key };
      return await addMedia(
        deps,
        request,
        { ...stored, type: 'video', preview_key: null, thumbnail_keys: [] },
        (tx, mediaId) => enqueueJob(tx, TAKE_STILLS, { accountId, mediaId }),
      );
    } finally {
      for (const extension of ['mp4', 'mov'])
        await rm(`${upload.path}.${extension}`, { force: true });
    }
  });
}
