import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';

/** Asked once per page load; a failure is shown on the page that could not start. */
export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: ({ signal }) => call('getAppConfig', {}, { signal, suppressErrorToast: true }),
  initialData: () => firstAnswer('getAppConfig'),
  staleTime: Number.POSITIVE_INFINITY,
});
