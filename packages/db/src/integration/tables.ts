import type { TokenRight, WebhookEvent, WebhookState } from '@posthorn/domain';
import type { Generated } from 'kysely';
import type { Made } from '../made.ts';

export interface ApiTokenTable {
  id: Generated<string>;
  account_id: string;
  person_id: string;
  name: string;
  token_hash: Buffer;
  beginning: string;
  rights: TokenRight[];
  created_at: Made;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface WebhookTable {
  id: Generated<string>;
  account_id: string;
  url: string;
  sealed_secret: Buffer;
  events: WebhookEvent[];
  is_on: Generated<boolean>;
  person_id: string | null;
  created_at: Made;
  version: Generated<number>;
}

export interface WebhookDeliveryTable {
  id: Generated<string>;
  webhook_id: string;
  event: string;
  body: string;
  state: Generated<WebhookState>;
  attempts: Generated<number>;
  status_code: number | null;
  problem: string | null;
  created_at: Made;
  tried_at: Date | null;
  next_at: Date | null;
}
