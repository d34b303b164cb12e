import { finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readPicture } from '../files/pictures.ts';
import { storePicture } from '../files/store-media.ts';
import { oneOfFew } from '../files/work-gate.ts';
import { type AddRequest, addMedia } from './add-media.ts';

export function addImage(deps: Deps, request: AddRequest & { isLogo: boolean }) {
  const { accountId, upload, isLogo } = request;
  if (upload.bytes === 0) refuse(finding('media.emptyFile', 'file'));
  return oneOfFew(async () => {
    const picture = await readPicture(upload.path);
    const { db } = deps.connection;
    const type = isLogo ? ('logo' as const) : ('image' as const);
    const stored = await storePicture(db, deps.storage, accountId, { ...picture, type });
    return addMedia(deps, request, stored);
  });
}
