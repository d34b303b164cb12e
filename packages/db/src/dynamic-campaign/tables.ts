import type {
  CapType,
  DynamicCampaignStatus,
  DynamicCampaignType,
  DynamicGoal,
  Message,
} from '@posthorn/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Made } from '../made.ts';

export interface DynamicCampaignTable {
  id: Generated<string>;
  account_id: string;
  /** Null after a list was deleted that was no longer advertised. */
  job_list_id: string | null;
  title: string;
  reference_number: string;
  type: DynamicCampaignType;
  goal: DynamicGoal;
  status: Generated<DynamicCampaignStatus>;
  /** In cents. */
  daily_budget: number;
  cap_active: Generated<boolean>;
  cap_type: CapType | null;
  /** In cents. */
  cap_value: number | null;
  /** The day on which it was deployed. */
  start_date: string | null;
  /** The day on which it was stopped or finished. */
  end_date: string | null;
  created_at: Made;
  updated_at: Made;
  version: Generated<number>;
  /** How many people have seen it since it began. */
  reach: Generated<number>;
  /** What it holds of the account's money, in cents. */
  money_reserved: Generated<number>;
  money_spent: Generated<number>;
}

export interface DynamicFigureTable {
  dynamic_campaign_id: string;
  /** The feed that the ad set advertises. */
  ad_set: string;
  day: string;
  impressions: number;
  clicks: number;
  leads: number;
  /** In cents. */
  spend: number;
}

export interface CatalogueItemTable {
  publication_id: string;
  retailer_id: string;
  feed_id: string;
  /** The network's number of it. */
  catalogue: string;
  /** Of what the network has; null while that is not known. */
  hash: Buffer | null;
  sent_at: Date;
  problem: ColumnType<Message | null, string | null, string | null>;
}
