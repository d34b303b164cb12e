import type { Database, Db, Tx } from '@posthorn/db';
import { type Selectable, sql } from 'kysely';

export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];
export type DeliveryRow = Selectable<Database['webhook_delivery']>;

const webhookQuery = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('webhook')
    .leftJoin('person', 'person.id', 'webhook.person_id')
    .selectAll('webhook')
    .select(['person.first_name', 'person.last_name'])
    .select((eb) =>
      eb
        .selectFrom('webhook_delivery')
        .select('state')
        .whereRef('webhook_delivery.webhook_id', '=', 'webhook.id')
        .orderBy('webhook_delivery.id', 'desc')
        .limit(1)
        .as('last_state'),
    )
    .where('webhook.account_id', '=', accountId);

export const listWebhooks = (db: Db | Tx, accountId: string) =>
  webhookQuery(db, accountId).orderBy('webhook.id').execute();

export const findWebhook = (db: Db | Tx, accountId: string, webhookId: string) =>
  webhookQuery(db, accountId).where('webhook.id', '=', webhookId).executeTakeFirst();

const SHOWN = 100;

/** The next attempt is kept in real time, as the queue has it, and shown in that of the product. */
export const listDeliveries = (db: Db | Tx, webhookId: string): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .select(
      sql<Date | null>`case when next_at is not null then product_time(next_at) end`.as('next_at'),
    )
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

export const findDelivery = (db: Db | Tx, deliveryId: string) =>
  db.selectFrom('webhook_delivery').selectAll().where('id', '=', deliveryId).executeTakeFirst();

export async function forgetOldDeliveries(db: Db): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', sql<Date>`product_now() - interval '30 days'`)
    .execute();
}
