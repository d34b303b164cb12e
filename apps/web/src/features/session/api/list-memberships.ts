import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';

export type Membership = OperationAnswer<'listMemberships'>[number];

export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => call('listMemberships', {}, { signal }),
  initialData: () => firstAnswer('listMemberships'),
});
