import type {
  AccountFeature,
  CampaignStatus,
  CampaignType,
  LeadformStatus,
  Role,
  SocialChannel,
} from '@posthorn/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  FunctionGroupTable,
  JobProfileTable,
  PlaceNameTable,
  PlaceTable,
  ReferenceVersionTable,
} from './reference/tables.ts';

/** Set by the database when the row is made; may be given by builders. */
type Made = ColumnType<Date, Date | undefined, Date>;

interface PersonTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  created_at: Made;
}

interface IdentityTable {
  issuer: string;
  subject: string;
  person_id: string;
}

interface SessionTable {
  token_hash: Buffer;
  person_id: string;
  created_at: Made;
  last_seen_at: Made;
  expires_at: Date;
  id_token: Buffer | null;
}

interface AccountTable {
  id: Generated<string>;
  name: string;
  time_zone: Generated<string>;
  currency: Generated<string>;
  features: Generated<AccountFeature[]>;
  created_at: Made;
}

interface MembershipTable {
  account_id: string;
  person_id: string;
  role: Role;
  member_since: Made;
}

interface WorkspaceTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  slug: string;
  created_at: Made;
  version: Generated<number>;
}

interface WorkspaceMemberTable {
  workspace_id: string;
  person_id: string;
  account_id: string;
  member_since: Made;
}

interface SocialPageTable {
  id: Generated<string>;
  account_id: string;
  channel: SocialChannel;
  name: string;
  icon_key: string;
  leadform_status: LeadformStatus | null;
  created_at: Made;
}

interface CampaignTable {
  id: Generated<string>;
  account_id: string;
  workspace_id: string;
  hash: string;
  type: CampaignType;
  status: CampaignStatus;
  title: Generated<string>;
  created_at: Made;
  version: Generated<number>;
}

interface NotificationTable {
  id: Generated<string>;
  account_id: string;
  campaign_id: string;
  message: string;
  created_at: Made;
}

interface NotificationMarkTable {
  notification_id: string;
  person_id: string;
  read: Generated<boolean>;
  pinned: Generated<boolean>;
  deleted: Generated<boolean>;
}

interface ActivityTable {
  id: Generated<string>;
  at: Made;
  account_id: string;
  workspace_id: string | null;
  person_id: string | null;
  kind: string;
  entity_id: string | null;
  action: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
}

interface MailTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Made;
  sent_at: Date | null;
}

interface RateCounterTable {
  key: string;
  count: number;
  resets_at: Date;
}

export interface Database {
  person: PersonTable;
  identity: IdentityTable;
  session: SessionTable;
  account: AccountTable;
  membership: MembershipTable;
  workspace: WorkspaceTable;
  workspace_member: WorkspaceMemberTable;
  social_page: SocialPageTable;
  campaign: CampaignTable;
  notification: NotificationTable;
  notification_mark: NotificationMarkTable;
  activity: ActivityTable;
  mail: MailTable;
  rate_counter: RateCounterTable;
  place: PlaceTable;
  place_name: PlaceNameTable;
  function_group: FunctionGroupTable;
  job_profile: JobProfileTable;
  reference_version: ReferenceVersionTable;
}
