import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';

export type Me = OperationAnswer<'getMe'>;

/** Also the session check: asked again whenever a tab comes back to the front. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('getMe', {}, { signal, suppressErrorToast: true }),
  initialData: () => firstAnswer('getMe'),
  refetchOnWindowFocus: 'always',
});
