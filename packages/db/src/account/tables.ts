import type { Generated } from 'kysely';
import type { Made } from '../made.ts';

/** An ad account of a customer on one network. */
export interface AdAccountTable {
  id: Generated<string>;
  account_id: string;
  network: 'meta' | 'linkedin' | 'google';
  is_sandbox: boolean;
  external_id: string;
  sealed_keys: Buffer;
  capabilities: ('html5' | 'leadForms' | 'catalogAds')[];
  conversion_id: string | null;
  created_at: Made;
  updated_at: Made;
}
