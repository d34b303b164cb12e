import type { OperationAnswer } from '@posthorn/contract';
import { useMutation } from '@tanstack/react-query';
import { isSaidAtFields } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { saveFile } from '../../../lib/http/download.ts';
import { useRefreshMaster } from './accounts.ts';

export type Applicant = OperationAnswer<'searchApplicants'>['data'][number];

/** Asked when a person presses, and never again by itself: every search is written down. */
export function useSearchApplicants(accountId: string) {
  const refresh = useRefreshMaster();
  return useMutation({
    mutationFn: (text: string) =>
      call(
        'searchApplicants',
        { params: { accountId }, body: { text } },
        { suppressErrorToast: isSaidAtFields },
      ),
    onSettled: refresh,
    // What people wrote does not stay in memory longer than it is looked at.
    gcTime: 0,
  });
}

export function useGiveApplicantData(accountId: string) {
  const refresh = useRefreshMaster();
  return useMutation({
    mutationFn: ({ applicationId }: Applicant) =>
      call('getApplicantData', { params: { accountId, applicationId } }),
    onSuccess: ({ name, content }) =>
      saveFile(new Blob([content], { type: 'application/json' }), name),
    onSettled: refresh,
  });
}

export function useEraseApplicant(accountId: string) {
  const refresh = useRefreshMaster();
  return useMutation({
    mutationFn: ({ applicationId }: Applicant) =>
      call('eraseApplicant', { params: { accountId, applicationId } }),
    onSettled: refresh,
  });
}
