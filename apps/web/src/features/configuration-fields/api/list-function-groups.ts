import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export const functionGroupsQuery = queryOptions({
  queryKey: ['function-groups'],
  queryFn: ({ signal }) => call('listFunctionGroups', {}, { signal }),
  // They change with a release.
  staleTime: Number.POSITIVE_INFINITY,
});
