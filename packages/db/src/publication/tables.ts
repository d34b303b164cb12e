import type {
  BudgetChannel,
  Delivery,
  Message,
  NetworkState,
  PublicationState,
} from '@posthorn/domain';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Made } from '../made.ts';

export interface PublicationTable {
  id: Generated<string>;
  account_id: string;
  /** One of both. */
  campaign_id: string | null;
  dynamic_campaign_id: string | null;
  channel: BudgetChannel;
  plan_version: Generated<number>;
  wanted_delivery: Generated<Delivery>;
  wanted_version: Generated<number>;
  reached_version: Generated<number>;
  reached_plan: JSONColumnType<object> | null;
  reached_delivery: Delivery | null;
  refused_ads: ColumnType<object[], string | undefined, string>;
  is_whole: GeneratedAlways<boolean>;
  ads_to_send: Generated<string[]>;
  published_at: Date | null;
  state: Generated<PublicationState>;
  due_at: Date | null;
  is_awaited: Generated<boolean>;
  tidy_at: Date | null;
  followed_at: Date | null;
  figures_at: Date | null;
  righted_at: Date | null;
  spread_at: Date | null;
  last_spread_at: Generated<Date | null>;
  lease_token: Generated<number>;
  lease_until: Date | null;
  attempt: Generated<number>;
  trying_since: Date | null;
  failure: JSONColumnType<object> | null;
  ad_states: ColumnType<AdStates, string | undefined, string>;
  created_at: Made;
}

/** By the id of the ad. */
export type AdStates = Record<string, { state: NetworkState; reasons: Message[] }>;

export interface PublishingTurnTable {
  account_id: string;
  began_at: Date;
}

/** What is in a plan is known to those who write and read it. */
export interface PublicationPlanTable {
  publication_id: string;
  version: number;
  plan: JSONColumnType<object>;
  sources: JSONColumnType<object>;
  created_at: Made;
}

export interface PublicationStepTable {
  publication_id: string;
  key: string;
  request_hash: string;
  state: 'started' | 'done' | 'failed';
  external_id: string | null;
  attempt: number;
  started_at: Date;
  failure: JSONColumnType<object> | null;
  request_id: string | null;
}
