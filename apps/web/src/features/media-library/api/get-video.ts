import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';
import { putMedia } from '../model/media-cache.ts';
import type { LibraryMedia } from './list-media.ts';

const RETRY_MS = 2_000;

/** Asks for a video until its stills are made, and then puts them where everybody looks. */
export const stillsQuery = (queryClient: QueryClient, accountId: string, video: LibraryMedia) =>
  queryOptions({
    // Not among the lists: news about the library must not disturb the rhythm.
    queryKey: [...accountKey(accountId), 'video-stills', video.id],
    enabled: video.type === 'video' && video.thumbnailUrl === null,
    queryFn: async ({ signal }) => {
      const params = { mediaId: video.id };
      const now = await call('getVideo', { params }, { signal, suppressErrorToast: true });
      if (now.thumbnailUrl !== null) putMedia(queryClient, accountId, now);
      return now.thumbnailUrl !== null;
    },
    refetchInterval: ({ state }) => (state.data === true ? false : RETRY_MS),
  });
