import type { OperationAnswer } from '@posthorn/contract';
import type { CalendarDate } from '@posthorn/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignsKey } from '../../campaigns/index.ts';

export type WorkspaceFigures = OperationAnswer<'getWorkspaceFigures'>;

interface Days {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  since?: CalendarDate | undefined;
  /** Ids with commas between; all where it is missing. */
  campaigns?: string | undefined;
}

/** Under the key of the campaigns' lists: what changes a campaign changes these too. */
export const workspaceFiguresQuery = (accountId: string, slug: string, query: Days) =>
  queryOptions({
    queryKey: [...campaignsKey(accountId), 'figures-by-day', slug, query],
    queryFn: ({ signal }) =>
      call(
        'getWorkspaceFigures',
        { params: { accountId, slug }, query },
        { signal, suppressErrorToast: true },
      ),
    placeholderData: keepPreviousData,
  });
