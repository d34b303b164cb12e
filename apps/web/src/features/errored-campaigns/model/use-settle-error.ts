import type { ErrorResolution } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText, findingsIn } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useAccount } from '../../accounts/index.ts';
import { campaignQuery, refreshCampaigns } from '../../campaigns/index.ts';
import type { KeptError } from '../api/list-errored.ts';
import type { NotSentNotes } from './use-not-sent.ts';

interface ResolveInput {
  resolution: ErrorResolution;
  note: string;
}

/** Sends one error to its network again, or says that it is settled; then looks what remains. */
export function useSettleError(
  campaignId: string,
  { id, requestId }: KeptError,
  notSent: Pick<NotSentNotes, 'note'>,
) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const params = { accountId, campaignId, requestId: requestId ?? '' };
  const query = { error: id };
  const quiet = { suppressErrorToast: true };

  const settled = (done: string, failed: string) => ({
    onSuccess: async () => {
      notify.success(done);
      // Settled also when the campaign can not be read now: prefetching never fails.
      await queryClient.prefetchQuery({ ...campaignQuery(accountId, campaignId), staleTime: 0 });
    },
    onError: (error: unknown) => {
      const isTold = error instanceof ApiError && error.isToldBySession;
      if (!isTold) notify.error(failed, errorText(error));
    },
    onSettled: () => refreshCampaigns(queryClient, accountId),
  });

  const retried = settled(erroredTexts.retried, erroredTexts.retryFailed);
  const retry = useMutation({
    mutationFn: () => call('retryError', { params, query }, quiet),
    ...retried,
    onMutate: () => notSent.note(params, undefined),
    onError: (error) => {
      const findings = findingsIn(error);
      // Of another failure there is nothing to mend.
      if (findings.length > 0) notSent.note(params, { message: errorText(error), findings });
      retried.onError(error);
    },
  });
  const resolve = useMutation({
    mutationFn: (body: ResolveInput) => call('resolveError', { params, query, body }, quiet),
    ...settled(erroredTexts.resolved, erroredTexts.resolveFailed),
  });
  return { retry, resolve };
}
