import { finding } from '@posthorn/domain';
import type { Upload } from '../../../platform/api/receive-upload.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AdOf, AdRequest } from '../ad-request.ts';
import type { AdOwner } from './create-ads.ts';

/** Archives are not read yet: each one is refused. */
export async function uploadBanners(
  _deps: Deps,
  _request: AdRequest<'GoogleDisplayCustomAd'>,
  _owner: AdOwner,
  _upload: Upload,
): Promise<AdOf<'GoogleDisplayCustomAd'>[]> {
  return refuse(finding('zip.uploadFailed', 'zip'));
}
