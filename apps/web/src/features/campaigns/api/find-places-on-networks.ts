import type { OperationAnswer } from '@posthorn/contract';
import type { CampaignLocation } from '@posthorn/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

/** What a network calls places, or that it could not be asked. */
export type PlacesOnNetwork = OperationAnswer<'findPlacesOnNetworks'>['networks'][number];

const FRESH_MS = 5 * 60_000;

/** Places with how far around each, as they stand in an address. */
export const placesInAddress = (locations: readonly CampaignLocation[]): string =>
  locations.map(({ id, radiusKm }) => (radiusKm ? `${id}~${radiusKm}` : id)).join();

/** What the account's networks call these places. A page can do without it, so failures are not said. */
export const placesOnNetworksQuery = (
  accountId: string,
  locations: readonly CampaignLocation[],
) => {
  const ids = placesInAddress(locations);
  return queryOptions({
    queryKey: [...accountKey(accountId), 'places-on-networks', ids],
    queryFn: ({ signal }) =>
      call(
        'findPlacesOnNetworks',
        { params: { accountId }, query: { ids } },
        { signal, suppressErrorToast: true },
      ),
    enabled: ids !== '',
    retry: false,
    staleTime: FRESH_MS,
    // One more place does not take away what is said of the others.
    placeholderData: keepPreviousData,
  });
};
