import type { OperationAnswer } from '@posthorn/contract';
import { fullName } from '@posthorn/domain';
import type { DeliveryRow, WebhookRow } from './repository.ts';

export const presentWebhook = (row: WebhookRow): OperationAnswer<'updateWebhook'> => ({
  id: row.id,
  url: row.url,
  events: row.events,
  isOn: row.is_on,
  createdAt: row.created_at.toISOString(),
  createdBy: fullName({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
  lastState: row.last_state,
  version: row.version,
});

export const presentDelivery = (row: DeliveryRow): OperationAnswer<'testWebhook'> => ({
  id: row.id,
  event: row.event,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  statusCode: row.status_code,
  problem: row.problem,
  createdAt: row.created_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  nextAt: row.next_at?.toISOString() ?? null,
});
