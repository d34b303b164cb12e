import { isStale } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import type { MediaDraft } from '../model/media-draft.ts';
import type { LibraryMedia } from './list-media.ts';

export function changeMedia(media: LibraryMedia, draft: MediaDraft): Promise<LibraryMedia> {
  const { focalPoint, version, ...words } = draft;
  const params = { mediaId: media.id };
  // That another person was quicker is told beside what was typed.
  const options = { ifMatch: version, suppressErrorToast: isStale };
  return media.type === 'video'
    ? call('changeVideo', { params, body: words }, options)
    : call('changeImage', { params, body: { ...words, focalPoint } }, options);
}
