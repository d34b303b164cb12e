import type { Network, NetworkCapability } from '@posthorn/domain';
import type { Generated } from 'kysely';
import type { Made } from '../made.ts';

/** An ad account of a customer on one network. */
export interface AdAccountTable {
  id: Generated<string>;
  account_id: string;
  network: Network;
  is_sandbox: boolean;
  external_id: string;
  sealed_keys: Buffer;
  capabilities: NetworkCapability[];
  conversion_id: string | null;
  application_events: Generated<string[]>;
  lost_at: Date | null;
  created_at: Made;
  updated_at: Made;
}
