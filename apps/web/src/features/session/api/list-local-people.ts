import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';

export type LocalPerson = OperationAnswer<'listLocalPeople'>[number];

export const localPeopleQuery = queryOptions({
  queryKey: ['local-people'],
  queryFn: ({ signal }) => call('listLocalPeople', {}, { signal, suppressErrorToast: true }),
  initialData: () => firstAnswer('listLocalPeople'),
});
