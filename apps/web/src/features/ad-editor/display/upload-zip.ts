import type { OperationAnswer } from '@posthorn/contract';
import { upload } from '../../../lib/http/upload.ts';
import { type AdOwner, templateParams } from '../../ads/index.ts';

type Sending = Parameters<typeof upload>[2];
type Answer = OperationAnswer<'uploadBanners'>;
export type RefusedBanner = Exclude<Answer[number], { id: string }>;

interface Zip {
  file: File;
  /** Banners that go as soon as those of the file are there. */
  replaced: readonly { id: string }[];
}

/** Makes an ad of every banner in a .zip; what can not be one comes back with the reasons. */
export function uploadZip(
  owner: AdOwner,
  { file, replaced }: Zip,
  sending: Sending,
): Promise<Answer> {
  const body = replaced.length > 0 ? { replaces: replaced.map(({ id }) => id).join(',') } : {};
  if (owner.kind === 'campaign') {
    return upload('uploadBanners', { params: { campaignId: owner.id }, body, file }, sending);
  }
  return upload('uploadTemplateBanners', { params: templateParams(owner), body, file }, sending);
}
