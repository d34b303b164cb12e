import type { ErrorResolution } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useAccount } from '../../accounts/index.ts';
import { campaignQuery, refreshCampaigns } from '../../campaigns/index.ts';
import type { KeptError } from '../api/list-errored.ts';

interface ResolveInput {
  resolution: ErrorResolution;
  note: string;
}

/** Sends one error to its network again, or says that it is settled; then looks what remains. */
export function useSettleError(campaignId: string, { id, requestId }: KeptError) {
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

  const retry = useMutation({
    mutationFn: () => call('retryError', { params, query }, quiet),
    ...settled(erroredTexts.retried, erroredTexts.retryFailed),
  });
  const resolve = useMutation({
    mutationFn: (body: ResolveInput) => call('resolveError', { params, query, body }, quiet),
    ...settled(erroredTexts.resolved, erroredTexts.resolveFailed),
  });
  return { retry, resolve };
}
