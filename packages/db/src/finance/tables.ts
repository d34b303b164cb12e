import type { BookingKind, LedgerPlace } from '@posthorn/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Made } from '../made.ts';

export interface FinanceSettingTable {
  account_id: string;
  invoice_email: Generated<string>;
  vat_number: Generated<string>;
  billing_option: Generated<string>;
  tax_group: Generated<string>;
  /** In days. */
  payment_period: number;
  cost_center: Generated<string>;
}

export interface BalanceRecipientTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  email: string;
  /** The month in which the last overview was posted, by its first day. */
  posted_in: string;
  created_at: Made;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  account_id: string;
  kind: BookingKind | 'campaign';
  campaign_id: string | null;
  /** YYYY-MM-DD, of a booking. */
  day: string | null;
  description: Generated<string>;
  person_id: string | null;
  created_at: Made;
}

export interface LedgerLineTable {
  entry_id: number;
  place: LedgerPlace;
  /** In cents. */
  amount: number;
}

export interface AccountBalanceTable {
  account_id: string;
  available: Generated<number>;
  reserved: Generated<number>;
  spent: Generated<number>;
  /** Whether campaigns may take no more than what is available. */
  is_limited: Generated<boolean>;
}

export interface CampaignMoneyTable {
  campaign_id: string;
  reserved: number;
  spent: number;
}
