import {
  campaignStatusTags,
  dynamicCampaignActionSpecs,
  dynamicMoveOf,
  fill,
} from '@posthorn/domain';
import { dynamicCampaignActionTexts } from '@posthorn/domain/texts/dynamic-campaign-action';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { isToldBySession, saidByCaller } from '../../../lib/http/told-by-session.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { whileDeleting } from '../../../lib/query/being-deleted.ts';
import { notify } from '../../../lib/toast/notify.ts';
import {
  dropDynamicCampaign,
  keepDynamicCampaign,
  refreshDynamicCampaigns,
} from '../model/cached-campaigns.ts';
import type { DynamicCampaign } from './dynamic-campaigns.ts';

const say = (failed: string, error: unknown): void => {
  if (!isToldBySession(error)) notify.error(failed, errorText(error));
};

const statusCalls = {
  resume: 'resumeDynamicCampaign',
  pause: 'pauseDynamicCampaign',
  stop: 'stopDynamicCampaign',
} as const;
export type StatusAction = keyof typeof statusCalls;

const paramsOf = ({ id, accountId }: DynamicCampaign) => ({
  params: { accountId, dynamicCampaignId: id },
});

/** What a colleague did meanwhile counts only where it changed the status. */
async function changeStatus(
  action: StatusAction,
  campaign: DynamicCampaign,
): Promise<DynamicCampaign> {
  const send = ({ version }: DynamicCampaign) =>
    call(statusCalls[action], paramsOf(campaign), { ifMatch: version, ...saidByCaller });
  try {
    return await send(campaign);
  } catch (error) {
    const current = staleAnswer(statusCalls[action], error);
    if (!current) throw error;
    if (current.status === dynamicMoveOf(action, campaign.status)?.to) return current;
    if (current.status === campaign.status) return send(current);
    const status = campaignStatusTags[current.status].label;
    throw new Error(fill(texts.changedMeanwhile, { status }));
  }
}

/** Of all that changes one campaign: a second press while the first is under way does nothing. */
const changing = (id: string) => ['change-dynamic-campaign', id];

/** Pauses, resumes and stops; tells the person how it went. */
export function useChangeStatus(campaign: DynamicCampaign) {
  const queryClient = useQueryClient();
  const { id, accountId, title } = campaign;
  const mutationKey = changing(id);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (action: StatusAction) => changeStatus(action, campaign),
    onSuccess: (changed, action) => {
      keepDynamicCampaign(queryClient, accountId, changed);
      notify.success(dynamicCampaignActionSpecs[action].done ?? '');
    },
    onError: (error) => say(fill(texts.statusFailed, { title }), error),
    onSettled: () => refreshDynamicCampaigns(queryClient, accountId),
  });
  const run = (action: StatusAction, onSettled: () => void) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(action, { onSettled });
  };
  return { run, isPending };
}

/** Deletes a draft; tells the person how it went. */
export function useDeleteCampaign(campaign: DynamicCampaign) {
  const queryClient = useQueryClient();
  const { id, accountId, title, version } = campaign;
  const mutationKey = changing(id);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () =>
      whileDeleting(id, () =>
        call('deleteDynamicCampaign', paramsOf(campaign), { ifMatch: version, ...saidByCaller }),
      ),
    onSuccess: () => {
      dropDynamicCampaign(queryClient, accountId, id);
      notify.success(dynamicCampaignActionTexts.deleted);
    },
    onError: (error) => say(fill(texts.deleteFailed, { title }), error),
    onSettled: () => refreshDynamicCampaigns(queryClient, accountId),
  });
  const run = (then: { onSuccess?: () => void; onSettled: () => void }) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(undefined, then);
  };
  return { run, isPending };
}

/** Deploys what the person has seen: a budget that was changed meanwhile refuses. */
export function useDeployCampaign(campaign: DynamicCampaign) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  const { id, accountId, version } = campaign;
  const mutationKey = changing(id);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const wish = { id, version };
      const options = { ifMatch: version, idempotencyKey: attempts.keyOf(wish), ...saidByCaller };
      const deployed = await call('deployDynamicCampaign', paramsOf(campaign), options);
      attempts.done(wish);
      return deployed;
    },
    onSuccess: (deployed) => {
      keepDynamicCampaign(queryClient, accountId, deployed);
      notify.success(dynamicCampaignActionTexts.deployed);
    },
    onError: (error) => say(dynamicCampaignActionTexts.deployFailed, error),
    onSettled: () => refreshDynamicCampaigns(queryClient, accountId),
  });
  const run = (onSettled: () => void) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(undefined, { onSettled });
  };
  return { run, isPending };
}
