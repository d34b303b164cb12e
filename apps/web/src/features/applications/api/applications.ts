import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { isStale } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { saveFile } from '../../../lib/http/download.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { applicationsKey, useAccount } from '../../accounts/index.ts';

export type ApplicationList = OperationAnswer<'searchApplications'>;
export type ApplicationRow = ApplicationList['data'][number];
export type Application = OperationAnswer<'getApplication'>;
export type ListFilter = NonNullable<OperationCall<'searchApplications'>['body']>;
type Change = NonNullable<OperationCall<'updateApplication'>['body']>;

const quiet = { suppressErrorToast: true } as const;

/** The page before stays while the next one is fetched. */
export const applicationsQuery = (accountId: string, campaignId: string, body: ListFilter) =>
  queryOptions({
    queryKey: [...applicationsKey(accountId, campaignId), 'list', body],
    queryFn: ({ signal }) =>
      call('searchApplications', { params: { campaignId }, body }, { signal, ...quiet }),
    placeholderData: keepPreviousData,
    // What people wrote does not stay in memory longer than it is looked at.
    gcTime: 60_000,
  });

const detailKey = (accountId: string, campaignId: string, applicationId: string) =>
  [...applicationsKey(accountId, campaignId), 'one', applicationId] as const;

export const applicationQuery = (accountId: string, campaignId: string, applicationId: string) =>
  queryOptions({
    queryKey: detailKey(accountId, campaignId, applicationId),
    queryFn: ({ signal }) =>
      call('getApplication', { params: { campaignId, applicationId } }, { signal, ...quiet }),
    gcTime: 60_000,
  });

export const peopleQuery = (accountId: string, campaignId: string) =>
  queryOptions({
    queryKey: [...applicationsKey(accountId, campaignId), 'people'],
    queryFn: ({ signal }) =>
      call('listApplicationPeople', { params: { campaignId } }, { signal, ...quiet }),
  });

export const usesQuery = (accountId: string, campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...applicationsKey(accountId, campaignId), 'uses'],
    queryFn: ({ signal, pageParam: before }) =>
      call(
        'listApplicationUses',
        { params: { campaignId }, query: { before } },
        { signal, ...quiet },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    staleTime: 0,
    gcTime: 0,
  });

const refreshLists = (queryClient: QueryClient, accountId: string, campaignId: string) =>
  queryClient.invalidateQueries({
    queryKey: [...applicationsKey(accountId, campaignId), 'list'],
  });

/** A newer version is shown in the place of the one that was seen; what was typed stays with its field. */
export function useChangeApplication(campaignId: string, applicationId: string) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const key = detailKey(accountId, campaignId, applicationId);
  return useMutation({
    mutationFn: ({ change, version }: { change: Change; version: number }) =>
      call(
        'updateApplication',
        { params: { campaignId, applicationId }, body: change },
        { ifMatch: version, suppressErrorToast: isStale },
      ),
    onSuccess: (changed) => {
      queryClient.setQueryData(key, changed);
      return refreshLists(queryClient, accountId, campaignId);
    },
    onError: (error) => {
      const newer = staleAnswer('updateApplication', error);
      if (newer) queryClient.setQueryData(key, newer);
      else void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

export const useDownloadApplications = (campaignId: string) =>
  useMutation({
    mutationFn: (filter: Pick<ListFilter, 'text' | 'statuses'>) =>
      call('downloadApplications', { params: { campaignId }, body: filter }),
    onSuccess: ({ name, content }) =>
      saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), name),
  });

export const useGivePersonData = (campaignId: string, applicationId: string) =>
  useMutation({
    mutationFn: () => call('getPersonData', { params: { campaignId, applicationId } }),
    onSuccess: ({ name, content }) =>
      saveFile(new Blob([content], { type: 'application/json' }), name),
  });

export function useErasePerson(campaignId: string, applicationId: string) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('erasePerson', { params: { campaignId, applicationId } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: detailKey(accountId, campaignId, applicationId) });
      return refreshLists(queryClient, accountId, campaignId);
    },
  });
}

export function useSetMail(campaignId: string) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (people: string[]) =>
      call('setApplicationMail', { params: { campaignId }, body: { people } }),
    onSuccess: (people) =>
      queryClient.setQueryData(peopleQuery(accountId, campaignId).queryKey, people),
  });
}
