import type { OperationAnswer } from '@posthorn/contract';
import type { Period } from '@posthorn/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from './get-campaign.ts';

export type CampaignFigures = OperationAnswer<'getCampaignFigures'>;

/** Under the campaign's key: new figures are a change of the campaign. Failures are shown in their place. */
export const campaignFiguresQuery = (
  accountId: string,
  campaignId: string,
  query: Partial<Period> = {},
) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, campaignId), 'figures', query.from, query.to],
    queryFn: ({ signal }) =>
      call(
        'getCampaignFigures',
        { params: { campaignId }, query },
        { signal, suppressErrorToast: true },
      ),
    placeholderData: keepPreviousData,
  });
