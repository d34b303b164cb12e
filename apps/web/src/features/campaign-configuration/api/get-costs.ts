import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import type { Campaign } from '../../campaigns/index.ts';

/** Prices depend on the type and the places, so another choice is another question. */
export const costsQuery = ({ id, type, locations }: Campaign) =>
  queryOptions({
    queryKey: ['campaign-costs', id, type, locations.map((place) => place.id).join()],
    queryFn: ({ signal }) =>
      call('getCosts', { params: { campaignId: id } }, { signal, suppressErrorToast: true }),
  });
