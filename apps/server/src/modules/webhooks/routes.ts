import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { createWebhook, deleteWebhook, updateWebhook } from './commands/change-webhook.ts';
import { redeliverWebhook, testWebhook } from './commands/send-webhook.ts';
import { presentDelivery, presentWebhook } from './presenter.ts';
import { findWebhook, listDeliveries, listWebhooks } from './repository.ts';

interface Caller {
  account: { id: string };
  person: { id: string };
}

const whose = ({ account, person }: Caller) => ({ accountId: account.id, personId: person.id });

export const webhookHandlers = {
  async listWebhooks({ account, deps }) {
    return (await listWebhooks(deps.connection.db, account.id)).map(presentWebhook);
  },

  async createWebhook(context) {
    const { row, secret } = await createWebhook(context.deps, whose(context), context.body);
    return { ...presentWebhook(row), secret };
  },

  async updateWebhook(context) {
    const { deps, params, body: sent, expectedVersion } = context;
    const update = { webhookId: params.webhookId, sent, expectedVersion };
    return presentWebhook(await updateWebhook(deps, whose(context), update));
  },

  async deleteWebhook(context) {
    await deleteWebhook(context.deps, whose(context), context.params.webhookId);
  },

  async listWebhookDeliveries({ account, params, deps }) {
    const { db } = deps.connection;
    if (!(await findWebhook(db, account.id, params.webhookId))) throw notFound();
    return (await listDeliveries(db, params.webhookId)).map(presentDelivery);
  },

  async testWebhook({ account, params, deps }) {
    return presentDelivery(await testWebhook(deps, { ...params, accountId: account.id }));
  },

  async redeliverWebhook({ account, params, deps }) {
    return presentDelivery(await redeliverWebhook(deps, { ...params, accountId: account.id }));
  },
} satisfies Partial<Handlers>;
