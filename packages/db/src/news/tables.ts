import type { MailChoice, MailGroup, NotificationKind } from '@posthorn/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../made.ts';

export interface NotificationTable {
  id: Generated<string>;
  account_id: string;
  /** One of these. */
  campaign_id: string | null;
  dynamic_campaign_id: string | null;
  job_list_id: string | null;
  message: string;
  kind: NotificationKind | null;
  key: string | null;
  by_person: string | null;
  for_person: string | null;
  letters_at: Date | null;
  created_at: Made;
}

export interface NotificationMarkTable {
  notification_id: string;
  person_id: string;
  read: Generated<boolean>;
  pinned: Generated<boolean>;
  deleted: Generated<boolean>;
}

export interface ActivityTable {
  id: Generated<number>;
  at: Made;
  account_id: string;
  workspace_id: string | null;
  /** Empty when the product itself did it, and when the person was removed. */
  person_id: string | null;
  by_product: Generated<boolean>;
  kind: string;
  entity_id: string | null;
  campaign_id: string | null;
  request_id: string | null;
  action: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
}

export interface MailChoiceTable {
  person_id: string;
  mail_group: MailGroup;
  choice: MailChoice;
}

export interface WaitingNewsTable {
  person_id: string;
  notification_id: string;
  due_at: Date;
}

export interface WeeklyLetterTable {
  person_id: string;
  /** YYYY-MM-DD: the Monday whose letter is settled. */
  monday: string;
}

export interface MailTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  unsubscribe_url: string | null;
  created_at: Made;
  sent_at: Date | null;
}
