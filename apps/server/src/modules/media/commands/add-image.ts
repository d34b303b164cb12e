import { finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { storeFiles } from '../files/keep-files.ts';
import { previewOf, readPicture, thumbnailOf } from '../files/pictures.ts';
import { oneOfFew } from '../files/work-gate.ts';
import { type AddRequest, addMedia } from './add-media.ts';

export function addImage(deps: Deps, request: AddRequest & { isLogo: boolean }) {
  const { accountId, upload, isLogo } = request;
  if (upload.bytes === 0) refuse(finding('media.emptyFile', 'file'));
  return oneOfFew(async () => {
    const { data, extension, width, height } = await readPicture(upload.path);
    const [file_key = '', preview_key = '', thumbnail = ''] = await storeFiles(
      deps.connection.db,
      deps.storage,
      accountId,
      [
        { ending: `.${extension}`, content: data },
        { ending: '-preview.webp', content: await previewOf(data) },
        { ending: '-thumbnail.webp', content: await thumbnailOf(data) },
      ],
    );
    return addMedia(deps, request, {
      type: isLogo ? 'logo' : 'image',
      width,
      height,
      bytes: data.length,
      duration: null,
      file_key,
      preview_key,
      thumbnail_keys: [thumbnail],
    });
  });
}
