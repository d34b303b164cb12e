import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';

export type Webhook = OperationAnswer<'listWebhooks'>[number];
export type Delivery = OperationAnswer<'listWebhookDeliveries'>[number];
export type WebhookValues = NonNullable<OperationCall<'createWebhook'>['body']>;

const webhooksKey = (accountId: string) => [...accountKey(accountId), 'webhooks'] as const;

export const webhooksQuery = (accountId: string) =>
  queryOptions({
    queryKey: webhooksKey(accountId),
    queryFn: ({ signal }) =>
      call('listWebhooks', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });

/** While something waits, it is asked again soon. */
const SOON_MS = 2_000;

export const deliveriesQuery = (accountId: string, webhookId: string) =>
  queryOptions({
    queryKey: [...webhooksKey(accountId), webhookId],
    queryFn: ({ signal }) =>
      call('listWebhookDeliveries', { params: { accountId, webhookId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? SOON_MS : false),
  });

/** Written down, and not tried yet. */
const isOnItsWay = ({ state, attempts }: Delivery) => state === 'pending' && attempts === 0;

function useRefresh() {
  const { id } = useAccount();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: webhooksKey(id) });
}

export function useAddWebhook() {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WebhookValues) => call('createWebhook', { params: { accountId }, body }),
    onSuccess: refresh,
    // The answer holds the secret: it is shown once and not kept.
    gcTime: 0,
  });
}

export function useChangeWebhook({ id: webhookId, version }: Webhook) {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Partial<WebhookValues> & { isOn?: boolean }) =>
      call('updateWebhook', { params: { accountId, webhookId }, body }, { ifMatch: version }),
    onSettled: refresh,
  });
}

export function useDeleteWebhook({ id: webhookId }: Webhook) {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call('deleteWebhook', { params: { accountId, webhookId } }),
    onSettled: refresh,
  });
}

export function useTestWebhook({ id: webhookId }: Webhook) {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call('testWebhook', { params: { accountId, webhookId } }),
    onSettled: refresh,
  });
}

export function useRedeliver({ id: webhookId }: Webhook) {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id: deliveryId }: Delivery) =>
      call('redeliverWebhook', { params: { accountId, webhookId, deliveryId } }),
    onSettled: refresh,
  });
}
