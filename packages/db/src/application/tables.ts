import type {
  ApplicationStatus,
  ApplicationUse,
  Channel,
  ErasureReason,
  Network,
} from '@posthorn/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Made } from '../made.ts';

/** What a person sent in a form of a network. What they wrote is encrypted, and null once it was erased. */
export interface ApplicationTable {
  id: Generated<string>;
  account_id: string;
  campaign_id: string;
  network: Network;
  /** By which an application is known when it comes again; its number on the network is not kept. */
  lead_hash: string;
  channel: Channel;
  ad_id: string | null;
  applied_at: Date;
  received_at: Date;
  status: Generated<ApplicationStatus>;
  status_at: Date;
  assigned_to: string | null;
  sealed_answers: Buffer | null;
  sealed_note: Buffer | null;
  sealed_with: string | null;
  erased_at: Date | null;
  erased_for: ErasureReason | null;
  version: Generated<number>;
}

/** A key of those hashes. */
export interface LeadKeyTable {
  id: GeneratedAlways<number>;
  sealed: Buffer;
}

export interface ApplicationPullTable {
  campaign_id: string;
  asked_at: Date;
  complete_until: Date | null;
}

export interface ApplicationReaderTable {
  campaign_id: string;
  person_id: string;
}

export interface ApplicationUseTable {
  id: GeneratedAlways<number>;
  campaign_id: string;
  person_id: string | null;
  use: ApplicationUse;
  application_id: string | null;
  number: number | null;
  times: Generated<number>;
  at: Made;
  last_at: Made;
}
