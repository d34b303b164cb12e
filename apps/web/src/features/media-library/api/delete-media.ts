import { ApiError, isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import type { LibraryMedia } from './list-media.ts';

/** Gone already is as good as deleted. */
export async function deleteMedia({ id: mediaId, type }: LibraryMedia): Promise<void> {
  const input = { params: { mediaId } };
  const options = { suppressErrorToast: isGone };
  try {
    await (type === 'video'
      ? call('deleteVideo', input, options)
      : call('deleteImage', input, options));
  } catch (error) {
    if (!(error instanceof ApiError) || !isGone(error)) throw error;
  }
}
