import { TEST_EVENT } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addDelivery, deliverAgain } from '../deliver.ts';
import { findDelivery, findWebhook } from '../repository.ts';

interface Target {
  accountId: string;
  webhookId: string;
}

/** Sends something harmless, so that a person sees whether the other end answers. */
export const testWebhook = (deps: Deps, { accountId, webhookId }: Target) =>
  inTransaction(deps, async (tx) => {
    if (!(await findWebhook(tx, accountId, webhookId))) throw notFound();
    const createdAt = deps.now().toISOString();
    return addDelivery(tx, webhookId, { event: TEST_EVENT, createdAt, accountId, data: {} });
  });

export const redeliverWebhook = (
  deps: Deps,
  { accountId, webhookId, deliveryId }: Target & { deliveryId: string },
) =>
  inTransaction(deps, async (tx) => {
    const webhook = await findWebhook(tx, accountId, webhookId);
    const delivery = webhook && (await findDelivery(tx, deliveryId));
    if (delivery?.webhook_id !== webhookId) throw notFound();
    return deliverAgain(tx, accountId, deliveryId);
  });
