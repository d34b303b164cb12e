import type { LossReason, Network, NetworkCapability } from '@posthorn/domain';
import type { Generated } from 'kysely';
import type { Made } from '../made.ts';

/** How long what a network gave is good for, and what it allows. */
interface Permission {
  rights: Generated<string[]>;
  keys_end_at: Date | null;
  is_renewable: Generated<boolean>;
}

/** An ad account of a customer on one network. */
export interface AdAccountTable extends Permission {
  id: Generated<string>;
  account_id: string;
  network: Network;
  is_sandbox: boolean;
  external_id: string;
  /** Null when it was disconnected. */
  sealed_keys: Buffer | null;
  capabilities: NetworkCapability[];
  conversion_id: string | null;
  application_events: Generated<string[]>;
  name: string | null;
  currency: string | null;
  time_zone: string | null;
  manager_id: string | null;
  connected_by: string | null;
  connected_at: Date | null;
  /** When the network last answered. */
  checked_at: Date | null;
  check_begun_at: Generated<Date | null>;
  lost_at: Date | null;
  lost_reason: LossReason | null;
  missing_rights: Generated<string[]>;
  created_at: Made;
  updated_at: Made;
}

/** A person on the way to a network's consent, or choosing an ad account afterwards. */
export interface ConsentTable extends Permission {
  id: Generated<string>;
  account_id: string;
  person_id: string;
  session_hash: Buffer;
  network: Network;
  is_sandbox: boolean;
  state_hash: Buffer;
  sealed_verifier: Buffer | null;
  used_at: Date | null;
  sealed_keys: Buffer | null;
  ends_at: Date;
  created_at: Made;
}
