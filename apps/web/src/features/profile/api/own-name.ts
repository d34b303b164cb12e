import type { OwnName } from '@posthorn/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { meQuery } from '../../session/index.ts';

/** The new name stands everywhere on this page at once; other tabs and colleagues hear of it. */
export function useChangeName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnName) => call('changeMyName', { body }),
    onSuccess: async (me) => {
      // A question that is under way would bring the old name back.
      await queryClient.cancelQueries(meQuery);
      queryClient.setQueryData(meQuery.queryKey, me);
    },
  });
}
