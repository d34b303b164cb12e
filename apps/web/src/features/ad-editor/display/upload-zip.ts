import type { OperationAnswer } from '@posthorn/contract';
import { upload } from '../../../lib/http/upload.ts';
import { type AdOwner, templateParams } from '../../ads/index.ts';

type Sending = Parameters<typeof upload>[2];
type Answer = OperationAnswer<'uploadBanners'>;
type SomeBanners = Exclude<Answer, unknown[]>;
export type RefusedBanner = SomeBanners['refused'][number];
export type SentZip = Pick<SomeBanners, 'banners' | 'refused'>;

interface Zip {
  file: File;
  /** Banners that go as soon as those of the file are there. */
  replaced: readonly { id: string }[];
}

/** Makes an ad of every banner in a .zip; what cannot be one comes back with the reasons. */
export async function uploadZip(owner: AdOwner, zip: Zip, sending: Sending): Promise<SentZip> {
  const answer = await send(owner, zip, sending);
  return Array.isArray(answer) ? { banners: answer, refused: [] } : answer;
}

function send(owner: AdOwner, { file, replaced }: Zip, sending: Sending): Promise<Answer> {
  const body = replaced.length > 0 ? { replaces: replaced.map(({ id }) => id).join(',') } : {};
  if (owner.kind === 'campaign') {
    return upload('uploadBanners', { params: { campaignId: owner.id }, body, file }, sending);
  }
  return upload('uploadTemplateBanners', { params: templateParams(owner), body, file }, sending);
}
