import type { OperationCall } from '@posthorn/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { saidByCaller } from '../../../lib/http/told-by-session.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { useAccount } from '../../accounts/index.ts';
import { keepDynamicCampaign, refreshDynamicCampaigns } from '../model/cached-campaigns.ts';
import type { DynamicCampaign } from './dynamic-campaigns.ts';

export type CampaignValues = NonNullable<OperationCall<'createDynamicCampaign'>['body']>;

export function useCreateCampaign() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  const mutationKey = ['create-dynamic-campaign'];
  const { mutate, ...mutation } = useMutation({
    mutationKey,
    mutationFn: async (body: CampaignValues) => {
      const options = { idempotencyKey: attempts.keyOf(body), ...saidByCaller };
      const made = await call('createDynamicCampaign', { params: { accountId }, body }, options);
      attempts.done(body);
      return made;
    },
    onSuccess: () => refreshDynamicCampaigns(queryClient, accountId),
  });
  const run = (body: CampaignValues) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(body);
  };
  return { ...mutation, run };
}

/** The campaign as it is now, where another version than the one that was edited stands there. */
export const currentOf = (error: unknown): DynamicCampaign | undefined =>
  staleAnswer('updateDynamicCampaign', error);

export function useUpdateCampaign({ id, accountId }: DynamicCampaign) {
  const queryClient = useQueryClient();
  const mutationKey = ['update-dynamic-campaign', id];
  const { mutate, ...mutation } = useMutation({
    mutationKey,
    mutationFn: ({ body, version }: { body: CampaignValues; version: number }) =>
      call(
        'updateDynamicCampaign',
        { params: { accountId, dynamicCampaignId: id }, body },
        { ifMatch: version, ...saidByCaller },
      ),
    onSuccess: (changed) => keepDynamicCampaign(queryClient, accountId, changed),
    onSettled: () => refreshDynamicCampaigns(queryClient, accountId),
  });
  const run: typeof mutate = (...given) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...given);
  };
  return { ...mutation, run };
}
