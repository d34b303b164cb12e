import type {
  AccountFeature,
  AccountUtm,
  CropArea,
  Currency,
  Language,
  LeadformStatus,
  MailChoice,
  MailGroup,
  MediaType,
  Network,
  NotificationKind,
  PageRequestStatus,
  Role,
  SocialChannel,
  TokenRight,
  WebhookEvent,
  WebhookState,
} from '@posthorn/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AdAccountTable, ConsentTable } from './account/tables.ts';
import type {
  AdMediaTable,
  AdTable,
  BannerAdTable,
  BannerBundleTable,
  BannerFileTable,
  SearchAdTable,
  UploadedBannerTable,
} from './ad/tables.ts';
import type {
  ApplicationPullTable,
  ApplicationReaderTable,
  ApplicationTable,
  ApplicationUseTable,
} from './application/tables.ts';
import type {
  CampaignErrorTable,
  CampaignFigureTable,
  CampaignTable,
  CampaignTotalTable,
  PackageTable,
  TemplateTable,
  TemplateUndoTable,
  TemplateUseTable,
  WorkspaceTotalTable,
} from './campaign/tables.ts';
import type { LeadFormTable, ShownMediaView } from './lead-form/tables.ts';
import type { Made } from './made.ts';
import type {
  PublicationPlanTable,
  PublicationStepTable,
  PublicationTable,
} from './publication/tables.ts';
import type {
  FunctionGroupTable,
  JobProfileTable,
  NetworkPlaceTable,
  PlaceNameTable,
  PlaceTable,
  ReferenceVersionTable,
} from './reference/tables.ts';

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

interface AccountTable {
  id: Generated<string>;
  name: string;
  time_zone: Generated<string>;
  currency: Generated<Currency>;
  features: Generated<AccountFeature[]>;
  primary_language: Generated<Language>;
  place_id: string | null;
  /** Tracking parameters by channel. */
  utm: ColumnType<AccountUtm, string | undefined, string>;
  /** Who profits from ads and who pays for them, where no campaign says otherwise. */
  beneficiary: string | null;
  payer: string | null;
  alias: Generated<string>;
  street: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  default_landing_page_url: Generated<string>;
  pixel_id: string | null;
  /** For how many days the contents of applications are kept. */
  application_days: Generated<number>;
  version: Generated<number>;
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

interface InvitationTable {
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

interface InvitationWorkspaceTable {
  invitation_id: string;
  workspace_id: string;
  account_id: string;
}

interface SocialPageTable {
  id: Generated<string>;
  account_id: string;
  channel: SocialChannel;
  name: string;
  icon_key: string;
  leadform_status: LeadformStatus | null;
  /** The network's own id of it; null when we do not know it. */
  external_id: string | null;
  created_at: Made;
}

interface ApiTokenTable {
  id: Generated<string>;
  account_id: string;
  person_id: string;
  name: string;
  token_hash: Buffer;
  beginning: string;
  rights: TokenRight[];
  created_at: Made;
  expires_at: Date;
  last_used_at: Date | null;
}

interface WebhookTable {
  id: Generated<string>;
  account_id: string;
  url: string;
  sealed_secret: Buffer;
  events: WebhookEvent[];
  is_on: Generated<boolean>;
  person_id: string | null;
  created_at: Made;
  version: Generated<number>;
}

interface WebhookDeliveryTable {
  id: Generated<string>;
  webhook_id: string;
  event: string;
  body: string;
  state: Generated<WebhookState>;
  attempts: Generated<number>;
  status_code: number | null;
  problem: string | null;
  created_at: Made;
  tried_at: Date | null;
  next_at: Date | null;
}

interface SocialPageRequestTable {
  id: Generated<string>;
  account_id: string;
  channel: SocialChannel;
  url: string;
  page_id: string | null;
  status: Generated<PageRequestStatus>;
  created_at: Made;
}

interface NotificationTable {
  id: Generated<string>;
  account_id: string;
  campaign_id: string;
  message: string;
  kind: NotificationKind | null;
  key: string | null;
  by_person: string | null;
  for_person: string | null;
  letters_at: Date | null;
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
  id: Generated<number>;
  at: Made;
  account_id: string;
  workspace_id: string | null;
  /** Empty when the product itself did it, and when the person was removed. */
  person_id: string | null;
  by_product: Generated<boolean>;
  kind: string;
  entity_id: string | null;
  campaign_id: string | null;
  request_id: string | null;
  action: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
}

interface MailChoiceTable {
  person_id: string;
  mail_group: MailGroup;
  choice: MailChoice;
}

interface WaitingNewsTable {
  person_id: string;
  notification_id: string;
  due_at: Date;
}

interface MailTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  unsubscribe_url: string | null;
  created_at: Made;
  sent_at: Date | null;
}

interface MediaTable {
  id: Generated<string>;
  account_id: string;
  type: MediaType;
  title: string;
  alt_text: Generated<string>;
  file_name: string;
  person_id: string | null;
  created_at: Made;
  width: number;
  height: number;
  bytes: number;
  duration: number | null;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  file_key: string;
  content_hash: Buffer | null;
  preview_key: string | null;
  thumbnail_keys: Generated<string[]>;
  removed_at: Date | null;
  version: Generated<number>;
}

interface CroppedImageTable {
  id: Generated<string>;
  account_id: string;
  media_id: string;
  created_at: Made;
  width: number;
  height: number;
  crop: JSONColumnType<CropArea> | null;
  file_key: string;
  thumbnail_key: string;
  version: Generated<number>;
}

interface AnsweredCallTable {
  person_id: string;
  call: string;
  key: string;
  content_hash: Buffer;
  answer: string | null;
  created_at: Made;
}

interface LooseFileTable {
  key: string;
  since: Made;
}

interface RateCounterTable {
  key: string;
  count: number;
  resets_at: Date;
}

/** What calls have cost in a stretch of time that began at a moment. */
interface NetworkUsageTable {
  network: Network;
  is_sandbox: boolean;
  external_id: string;
  counted_from: Date;
  points: number;
}

export interface Database {
  person: PersonTable;
  identity: IdentityTable;
  session: SessionTable;
  account: AccountTable;
  ad_account: AdAccountTable;
  consent: ConsentTable;
  network_usage: NetworkUsageTable;
  membership: MembershipTable;
  workspace: WorkspaceTable;
  workspace_member: WorkspaceMemberTable;
  invitation: InvitationTable;
  invitation_workspace: InvitationWorkspaceTable;
  social_page: SocialPageTable;
  social_page_request: SocialPageRequestTable;
  api_token: ApiTokenTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  template: TemplateTable;
  template_use: TemplateUseTable;
  template_undo: TemplateUndoTable;
  package: PackageTable;
  campaign: CampaignTable;
  campaign_error: CampaignErrorTable;
  /** A view of those that are not over. */
  open_campaign_error: CampaignErrorTable;
  application: ApplicationTable;
  application_pull: ApplicationPullTable;
  application_reader: ApplicationReaderTable;
  application_use: ApplicationUseTable;
  campaign_figure: CampaignFigureTable;
  campaign_total: CampaignTotalTable;
  workspace_total: WorkspaceTotalTable;
  notification: NotificationTable;
  notification_mark: NotificationMarkTable;
  activity: ActivityTable;
  mail: MailTable;
  mail_choice: MailChoiceTable;
  waiting_news: WaitingNewsTable;
  media: MediaTable;
  cropped_image: CroppedImageTable;
  ad: AdTable;
  ad_media: AdMediaTable;
  banner_ad: BannerAdTable;
  search_ad: SearchAdTable;
  banner_bundle: BannerBundleTable;
  banner_file: BannerFileTable;
  uploaded_banner: UploadedBannerTable;
  lead_form: LeadFormTable;
  shown_media: ShownMediaView;
  publication: PublicationTable;
  publication_plan: PublicationPlanTable;
  publication_step: PublicationStepTable;
  answered_call: AnsweredCallTable;
  loose_file: LooseFileTable;
  rate_counter: RateCounterTable;
  place: PlaceTable;
  network_place: NetworkPlaceTable;
  place_name: PlaceNameTable;
  function_group: FunctionGroupTable;
  job_profile: JobProfileTable;
  reference_version: ReferenceVersionTable;
}
