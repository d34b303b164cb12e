import type { Tx } from '@posthorn/db';
import { finding } from '@posthorn/domain';
import type { Upload } from '../../platform/api/receive-upload.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/refusal.ts';
import { oneOfFew, ownFiles, readPicture, storeFiles } from '../media/index.ts';

/**
 * Checks a picture as every upload is checked, writes it anew and keeps it. Until a row speaks of it, it is one of
 * the files that are swept away. Null where none was sent.
 */
export async function storeImage(
  deps: Deps,
  folderId: string,
  upload: Upload | undefined,
): Promise<string | null> {
  if (!upload) return null;
  if (upload.bytes === 0) refuse(finding('media.emptyFile', 'image'));
  return oneOfFew(async () => {
    const { data, extension } = await readPicture(upload.path);
    const [key = null] = await storeFiles(deps.connection.db, deps.storage, folderId, [
      { ending: `.${extension}`, content: data },
    ]);
    return key;
  });
}

export async function ownImage(tx: Tx, key: string | null): Promise<void> {
  if (key) await ownFiles(tx, [key]);
}
