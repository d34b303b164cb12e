import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** No one waits for it: without the proof there is simply no chat. */
export const chatHashQuery = queryOptions({
  queryKey: ['chat-hash'],
  queryFn: ({ signal }) => call('getChatHash', {}, { signal, suppressErrorToast: true }),
  staleTime: Number.POSITIVE_INFINITY,
});
