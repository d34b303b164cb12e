import type { AuditAction, AuditFacts, Role } from '@posthorn/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Made } from '../made.ts';

export interface MasterAccountTable {
  id: Generated<string>;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  agreement: Generated<string>;
  /** In hundredths of a percent. */
  fee: number;
  image_key: string | null;
  created_at: Made;
}

export interface MasterAdminTable {
  person_id: string;
  master_account_id: string;
  since: Made;
}

/** A master admin in an account. */
export interface AccountVisitTable {
  id: Generated<string>;
  account_id: string;
  person_id: string | null;
  person_name: string;
  session_hash: Buffer;
  entered_at: Date;
  ends_at: Date;
  left_at: Date | null;
}

/** A view: what a person may do in an account, as a member or, with one session, as a visitor. */
export interface AccountRoleView {
  account_id: string;
  person_id: string;
  role: Role;
  /** Null of members. */
  session_hash: Buffer | null;
}

export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  master_account_id: string;
  account_id: string | null;
  account_name: Generated<string>;
  /** Null where a command of the program did it. */
  person_id: string | null;
  person_name: string;
  person_email: string;
  action: AuditAction;
  before: ColumnType<AuditFacts, string | undefined, never>;
  after: ColumnType<AuditFacts, string | undefined, never>;
  search_text: string;
  at: Made;
}
