import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';
import { placesInAddress } from '../../campaigns/index.ts';
import type { Draft } from '../model/draft.ts';

/** What the campaign could reach and cost. The page can do without it, so failures are not said. */
export const estimateQuery = (
  accountId: string,
  { type, profiles: jobs, locations: places, schedule }: Draft,
) => {
  const profiles = jobs.map(({ id }) => id).join();
  const locations = placesInAddress(places);
  const dates = schedule && { start_date: schedule.startDate, end_date: schedule.endDate };
  const query = { type, profiles, locations, ...dates };
  return queryOptions({
    queryKey: [...accountKey(accountId), 'campaign-estimate', query],
    queryFn: ({ signal }) =>
      call(
        'estimateCampaign',
        { params: { accountId }, query },
        { signal, suppressErrorToast: true },
      ),
    enabled: profiles !== '' && locations !== '',
    retry: false,
    // Another date does not take away what is shown before its own answer is there.
    placeholderData: keepPreviousData,
  });
};
