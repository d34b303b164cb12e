import { readFile } from 'node:fs/promises';
import type { Finding } from '@posthorn/domain';
import { Refusal } from '../../../platform/refusal.ts';
import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { findBanners } from './find-banners.ts';
import { readArchive } from './read-archive.ts';

export interface ArchiveAsked {
  path: string;
  fileName: string;
}
/** The banners, or why there are none. */
export type ArchiveTold = ReturnType<typeof findBanners> | { findings: Finding[] };

serveThread<ArchiveAsked, ArchiveTold>(async ({ path, fileName }) => {
  try {
    return findBanners(await readArchive(await readFile(path)), fileName);
  } catch (error) {
    if (error instanceof Refusal) return { findings: error.findings };
    throw error;
  }
});
