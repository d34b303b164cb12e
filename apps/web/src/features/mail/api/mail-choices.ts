import type { MailChoices } from '@posthorn/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** Failures are shown on the page. */
export const mailChoicesQuery = queryOptions({
  queryKey: ['mail'],
  queryFn: ({ signal }) => call('getMailChoices', {}, { signal, suppressErrorToast: true }),
  // Another browser may have changed them.
  staleTime: 0,
});

/** A choice shows at once; one that failed is told by the HTTP layer and undone by asking the server. */
export function useChooseMail() {
  const queryClient = useQueryClient();
  const { queryKey } = mailChoicesQuery;
  const mutationKey = [...queryKey, 'choose'];
  return useMutation({
    mutationKey,
    // One after the other: what was pressed last has to arrive last.
    scope: { id: mutationKey.join('/') },
    mutationFn: (body: Partial<MailChoices>) => call('chooseMail', { body }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...wanted });
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) {
        return queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
