import type { OperationAnswer } from '@posthorn/contract';
import type { MediaType } from '@posthorn/domain';
import { upload } from '../../../lib/http/upload.ts';
import type { LibraryMedia } from './list-media.ts';

/** What came of a file, and the item that was made from the same file before. */
export type AddedMedia = LibraryMedia & Partial<Pick<OperationAnswer<'uploadImage'>, 'sameAs'>>;

interface Sent {
  accountId: string;
  type: MediaType;
  file: File;
  chosenAt: Date;
}

interface Sending {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export function uploadMedia(
  { accountId, type, file, chosenAt: chosen }: Sent,
  sending: Sending,
): Promise<AddedMedia> {
  const params = { accountId };
  const chosenAt = chosen.toISOString();
  if (type === 'video') return upload('uploadVideo', { params, body: { chosenAt }, file }, sending);
  return upload(
    'uploadImage',
    { params, body: { isLogo: type === 'logo' ? '1' : '0', chosenAt }, file },
    sending,
  );
}
