import type { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import type { MediaDraft } from '../model/media-draft.ts';
import type { LibraryMedia } from './list-media.ts';

/** Another person was quicker: told beside what was typed. */
const isStale = (error: ApiError) => error.code === 'stale';

export function changeMedia(media: LibraryMedia, draft: MediaDraft): Promise<LibraryMedia> {
  const { focalPoint, version, ...words } = draft;
  const params = { mediaId: media.id };
  const options = { ifMatch: version, suppressErrorToast: isStale };
  return media.type === 'video'
    ? call('changeVideo', { params, body: words }, options)
    : call('changeImage', { params, body: { ...words, focalPoint } }, options);
}
