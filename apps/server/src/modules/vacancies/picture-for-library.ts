import { API_BASE } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { cleanFileName, finding } from '@posthorn/domain';
import { assertRoom } from '../../platform/api/assert-room.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/refusal.ts';
import { addToLibrary, findSameContent, storePicture } from '../media/index.ts';
import { fetchPagePicture, type PictureUse } from './page-picture.ts';

type Chosen = { from: 'library'; id: string } | { from: 'page'; url: string } | null;

/** Puts the picture into the library, as part of a transaction; undefined where none was chosen. */
export type AddPicture = (tx: Tx) => Promise<{ id: string; url: string } | undefined>;

const storedPicture = (id: string) => ({ id, url: `${API_BASE}/master-images/${id}/file` });

/** Fetches a picture of the page again and stores its files. They belong to no one until the answer is called. */
export async function fetchChosenPicture(
  deps: Deps,
  { accountId, personId }: { accountId: string; personId: string },
  use: PictureUse,
  chosen: Chosen,
): Promise<AddPicture> {
  if (!chosen) return async () => undefined;
  // Whether it is one of the account's own is asked by the rules of the ad.
  if (chosen.from === 'library') return async () => storedPicture(chosen.id);
  const { config, connection, storage, outgoing, now } = deps;
  await assertRoom(connection.pool, accountId, config.ACCOUNT_STORAGE_GB);
  const picture = await fetchPagePicture(outgoing, chosen.url, use);
  if (!picture) refuse(finding('vacancyPage.picture', use));
  const { contentHash, ...file } = picture;
  const stored = await storePicture(connection.db, storage, accountId, { ...file, type: use });
  const fileName = cleanFileName(new URL(chosen.url).pathname.split('/').at(-1) || use);
  return async (tx) => {
    const same = await findSameContent(tx, accountId, use, contentHash);
    if (same) return storedPicture(same.id);
    const item = { accountId, personId, fileName, contentHash, created_at: now() };
    const id = await addToLibrary(tx, stored, item);
    return storedPicture(id);
  };
}
