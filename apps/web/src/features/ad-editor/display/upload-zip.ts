import { upload } from '../../../lib/http/upload.ts';
import { type AdOwner, templateParams, type UploadedAd } from '../../ads/index.ts';

type Sending = Parameters<typeof upload>[2];

/** Makes an ad of every banner in a .zip. */
export function uploadZip(owner: AdOwner, file: File, sending: Sending): Promise<UploadedAd[]> {
  if (owner.kind === 'campaign') {
    return upload('uploadBanners', { params: { campaignId: owner.id }, file }, sending);
  }
  return upload('uploadTemplateBanners', { params: templateParams(owner), file }, sending);
}
