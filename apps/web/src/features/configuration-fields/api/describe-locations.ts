import type { OperationAnswer } from '@posthorn/contract';
import type { CampaignLocation } from '@posthorn/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** Where a place lies, how many live there and around it, and which towns are near. */
export type PlaceFacts = OperationAnswer<'describeLocations'>[number];

/** What the reference data says of chosen places. The field can do without it, so failures are not said. */
export const placeFactsQuery = (locations: readonly Pick<CampaignLocation, 'id'>[]) => {
  const ids = locations.map(({ id }) => id).join();
  return queryOptions({
    queryKey: ['place-facts', ids],
    queryFn: ({ signal }) =>
      call('describeLocations', { query: { ids } }, { signal, suppressErrorToast: true }),
    enabled: ids !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // One more place does not take away what is said of the others.
    placeholderData: keepPreviousData,
  });
};
