import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';

export type FeedResult = OperationAnswer<'validateFeed'>;
export type FeedCheckBody = NonNullable<OperationCall<'validateFeed'>['body']>;
export type FeedMapping = NonNullable<FeedResult['mapping']>;

export function useCheckFeed() {
  const { id: accountId } = useAccount();
  return useMutation({
    mutationFn: (body: FeedCheckBody) => call('validateFeed', { params: { accountId }, body }),
  });
}

const ASK_AGAIN_MS = 1_000;

/** How many jobs were read of a feed that is being checked; undefined until it is known. */
export function useJobsRead(feedUrl: string, isChecking: boolean): number | undefined {
  const { id: accountId } = useAccount();
  const { data } = useQuery({
    queryKey: [...accountKey(accountId), 'feed-checks'],
    queryFn: ({ signal }) =>
      // Whether it goes on is seen from the check itself: a failure here is nothing to tell.
      call('listFeedChecks', { params: { accountId } }, { signal, suppressErrorToast: true }),
    enabled: isChecking,
    refetchInterval: ASK_AGAIN_MS,
    gcTime: 0,
  });
  if (!isChecking) return undefined;
  return data?.find((check) => check.feedUrl === feedUrl.trim())?.jobs;
}
