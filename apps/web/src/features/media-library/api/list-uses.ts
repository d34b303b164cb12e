import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';
import type { LibraryMedia } from './list-media.ts';

/** Where an item is shown; asked anew each time, because somebody may decide by it. */
export const usesQuery = (accountId: string, media: LibraryMedia | undefined) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'media-uses', media?.id],
    queryFn: ({ signal }) => {
      const input = { params: { mediaId: media?.id ?? '' } };
      return media?.type === 'video'
        ? call('listVideoUses', input, { signal })
        : call('listImageUses', input, { signal });
    },
    enabled: media !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
