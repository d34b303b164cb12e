import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';

/** Prices depend on the type and the places, so another choice is another question. */
export const costsQuery = ({ id, accountId, type, locations }: Campaign) =>
  queryOptions({
    queryKey: [
      ...accountKey(accountId),
      'campaign-costs',
      id,
      type,
      locations.map((place) => place.id).join(),
    ],
    queryFn: ({ signal }) =>
      call('getCosts', { params: { campaignId: id } }, { signal, suppressErrorToast: true }),
  });
