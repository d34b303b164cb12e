import type { Role } from '@posthorn/domain';
import type { Generated } from 'kysely';
import type { Made } from '../made.ts';

export interface PersonTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  created_at: Made;
  /** Since when nothing is kept that names the person. */
  erased_at: Generated<Date | null>;
}

export interface IdentityTable {
  issuer: string;
  subject: string;
  person_id: string;
}

export interface SessionTable {
  /** What it is called by everyone but its own browser, which alone has the token. */
  id: Generated<string>;
  token_hash: Buffer;
  person_id: string;
  created_at: Made;
  last_seen_at: Made;
  expires_at: Date;
  id_token: Buffer | null;
  user_agent: Generated<string>;
}

export interface MembershipTable {
  account_id: string;
  person_id: string;
  role: Role;
  member_since: Made;
}

export interface WorkspaceTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  slug: string;
  /** In hundredths of a percent. */
  mark_up: number | null;
  image_key: string | null;
  created_at: Made;
  version: Generated<number>;
}

export interface WorkspaceMemberTable {
  workspace_id: string;
  person_id: string;
  account_id: string;
  member_since: Made;
}

export interface InvitationTable {
  id: Generated<string>;
  account_id: string;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  role: Role;
  token_hash: Buffer;
  invited_by: string | null;
  created_at: Made;
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  revoked_at: Date | null;
}

export interface InvitationWorkspaceTable {
  invitation_id: string;
  workspace_id: string;
  account_id: string;
}
