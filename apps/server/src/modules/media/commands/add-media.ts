import {
  cleanFileName,
  MEDIA_TITLE_MAX,
  type MediaType,
  titleFromFileName,
} from '@posthorn/domain';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ownFiles } from '../files/keep-files.ts';
import { findMedia, insertMedia, type MediaRow } from '../repository.ts';

export interface AddRequest {
  accountId: string;
  personId: string;
  upload: Upload;
}

interface StoredMedia {
  type: MediaType;
  width: number;
  height: number;
  bytes: number;
  duration: number | null;
  file_key: string;
  preview_key: string | null;
  thumbnail_keys: string[];
}

/** The last step of every upload: its files get an owner, and the library an item. */
export function addMedia(
  deps: Deps,
  { accountId, personId, upload }: AddRequest,
  stored: StoredMedia,
  alsoDo: (tx: Parameters<typeof insertMedia>[0], id: string) => Promise<void> = async () => {},
): Promise<MediaRow> {
  const title = [...titleFromFileName(upload.fileName)].slice(0, MEDIA_TITLE_MAX).join('');
  return inTransaction(deps, async (tx) => {
    const { file_key, preview_key, thumbnail_keys } = stored;
    await ownFiles(tx, [file_key, ...(preview_key ? [preview_key] : []), ...thumbnail_keys]);
    const id = await insertMedia(tx, {
      ...stored,
      account_id: accountId,
      person_id: personId,
      title,
      file_name: cleanFileName(upload.fileName),
    });
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'media',
      entityId: id,
      action: 'created',
      after: { title, type: stored.type },
      tells: { everybody: true },
    });
    await alsoDo(tx, id);
    const row = await findMedia(tx, accountId, id, [stored.type]);
    if (!row) throw new Error('The new item is not there');
    return row;
  });
}
