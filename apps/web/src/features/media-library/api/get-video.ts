import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';
import { putMedia } from '../model/media-cache.ts';

const RETRY_MS = 2_000;

/** Asks for a video until its stills are made, and then puts them where every list looks. */
const stillsQuery = (queryClient: QueryClient, accountId: string, videoId: string) =>
  queryOptions({
    // Not among the lists: news about the library must not disturb the rhythm.
    queryKey: [...accountKey(accountId), 'video-stills', videoId],
    queryFn: async ({ signal }) => {
      const params = { mediaId: videoId };
      const now = await call('getVideo', { params }, { signal, suppressErrorToast: true });
      if (now.thumbnailUrl !== null) putMedia(queryClient, accountId, now);
      return now.thumbnailUrl && (now.previewUrl ?? now.thumbnailUrl);
    },
    refetchInterval: ({ state }) => (state.data ? false : RETRY_MS),
  });

/** A picture of a video that had none yet, as soon as there is one. */
export function useStill(videoId: string, isMissing = true): string | undefined {
  const { id: accountId } = useAccount();
  const query = stillsQuery(useQueryClient(), accountId, videoId);
  return useQuery({ ...query, enabled: isMissing }).data ?? undefined;
}
