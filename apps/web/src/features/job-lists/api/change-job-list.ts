import type { OperationCall } from '@posthorn/contract';
import { fill } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { isToldBySession, saidByCaller } from '../../../lib/http/told-by-session.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { whileDeleting } from '../../../lib/query/being-deleted.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { jobListKey, jobListsKey, useAccount } from '../../accounts/index.ts';
import type { JobList } from './job-lists.ts';

type NewList = NonNullable<OperationCall<'createJobList'>['body']>;
export type Update = NonNullable<OperationCall<'updateJobList'>['body']>;

export function useCreateJobList() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  const mutationKey = ['create-job-list'];
  const { mutate, ...mutation } = useMutation({
    mutationKey,
    mutationFn: async (body: NewList) => {
      const idempotencyKey = attempts.keyOf(body);
      const options = { idempotencyKey, ...saidByCaller };
      const made = await call('createJobList', { params: { accountId }, body }, options);
      attempts.done(body);
      return made;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobListsKey(accountId) }),
  });
  const run: typeof mutate = (...given) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...given);
  };
  return { ...mutation, run };
}

export function useUpdateJobList(jobListId: string) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const keep = (list: JobList) => queryClient.setQueryData(jobListKey(accountId, jobListId), list);
  const mutationKey = ['update-job-list', jobListId];
  const { mutate, ...mutation } = useMutation({
    mutationKey,
    mutationFn: ({ body, version }: { body: Update; version: number }) =>
      call(
        'updateJobList',
        { params: { accountId, jobListId }, body },
        { ifMatch: version, ...saidByCaller },
      ),
    onSuccess: async (list) => {
      keep(list);
      await queryClient.invalidateQueries({ queryKey: jobListsKey(accountId) });
    },
    onError: (error) => {
      const newer = staleAnswer('updateJobList', error);
      if (newer) keep(newer);
    },
  });
  const run: typeof mutate = (...given) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...given);
  };
  return { ...mutation, run };
}

/** One that was changed since it was shown stays, and the server says so. */
export function useDeleteJobList() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const queryKey = jobListsKey(accountId);
  return useMutation({
    mutationFn: ({ id: jobListId, version }: JobList) =>
      whileDeleting(jobListId, () =>
        call(
          'deleteJobList',
          { params: { accountId, jobListId } },
          { ifMatch: version, ...saidByCaller },
        ),
      ),
    // Not by the row that asked: a live event may remove it first, and callbacks of a removed component are dropped.
    onSuccess: async (_, { id, name }) => {
      notify.success(fill(texts.deleteDone, { name }));
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<InfiniteData<{ data: JobList[] }>>(
        queryKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              data: page.data.filter((one) => one.id !== id),
            })),
          },
      );
      queryClient.removeQueries({ queryKey: jobListKey(accountId, id) });
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error, { name }) => {
      if (!isToldBySession(error)) {
        notify.error(fill(texts.deleteFailed, { name }), errorText(error));
      }
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Reads all feeds anew. The answer comes at once; what was read is told by events. */
export function useRefreshJobList() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ jobListId, closeMissing }: { jobListId: string; closeMissing: boolean }) =>
      call('refreshJobList', {
        params: { accountId, jobListId },
        query: closeMissing ? { closeMissing: 'true' } : {},
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobListsKey(accountId) }),
  });
}
