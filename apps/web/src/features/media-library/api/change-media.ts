import type { MediaWords } from '@posthorn/domain';
import type { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import type { LibraryMedia } from './list-media.ts';

/** Somebody else was quicker: told beside what was typed. */
const isStale = (error: ApiError) => error.code === 'stale';

export function changeMedia(media: LibraryMedia, words: MediaWords): Promise<LibraryMedia> {
  const params = { mediaId: media.id };
  const options = { ifMatch: media.version, suppressErrorToast: isStale };
  return media.type === 'video'
    ? call('changeVideo', { params, body: words }, options)
    : call('changeImage', { params, body: words }, options);
}
