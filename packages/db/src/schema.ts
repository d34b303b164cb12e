import type {
  AccountFeature,
  AccountUtm,
  CropArea,
  Currency,
  Language,
  LeadformStatus,
  MediaType,
  Network,
  PageRequestStatus,
  SocialChannel,
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
  LeadKeyTable,
} from './application/tables.ts';
import type {
  CampaignDayTable,
  CampaignErrorTable,
  CampaignFigureTable,
  CampaignSumTable,
  CampaignTable,
  CampaignTotalTable,
  PackageTable,
  TemplateTable,
  TemplateUndoTable,
  TemplateUseTable,
  VacancyWatchTable,
  WorkspaceDayTable,
  WorkspaceTotalTable,
} from './campaign/tables.ts';
import type {
  CatalogueItemTable,
  DynamicCampaignTable,
  DynamicFigureTable,
} from './dynamic-campaign/tables.ts';
import type {
  AccountBalanceTable,
  BalanceRecipientTable,
  CampaignMoneyTable,
  FinanceSettingTable,
  LedgerEntryTable,
  LedgerLineTable,
} from './finance/tables.ts';
import type { ApiTokenTable, WebhookDeliveryTable, WebhookTable } from './integration/tables.ts';
import type {
  FeedReadingTable,
  FeedTable,
  JobIncomingTable,
  JobListTable,
  JobTable,
} from './job-list/tables.ts';
import type { LeadFormTable, ShownMediaView } from './lead-form/tables.ts';
import type { Made } from './made.ts';
import type {
  AccountRoleView,
  AccountVisitTable,
  AuditEntryTable,
  MasterAccountTable,
  MasterAdminTable,
} from './master-account/tables.ts';
import type {
  ActivityTable,
  MailChoiceTable,
  MailTable,
  NotificationMarkTable,
  NotificationTable,
  WaitingNewsTable,
  WeeklyLetterTable,
} from './news/tables.ts';
import type {
  IdentityTable,
  InvitationTable,
  InvitationWorkspaceTable,
  MembershipTable,
  PersonTable,
  SessionTable,
  WorkspaceMemberTable,
  WorkspaceTable,
} from './person/tables.ts';
import type {
  PublicationPlanTable,
  PublicationStepTable,
  PublicationTable,
  PublishingTurnTable,
} from './publication/tables.ts';
import type {
  FunctionGroupTable,
  JobProfileTable,
  JobProfileTitleTable,
  NetworkPlaceTable,
  PlaceNameTable,
  PlaceTable,
  ReferenceVersionTable,
} from './reference/tables.ts';
import type { DefaultViewTable, SavedViewTable } from './saved-view/tables.ts';

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
  master_account_id: string | null;
  agreement: Generated<string>;
  /** In hundredths of a percent. */
  fee: Generated<number>;
  image_key: string | null;
  archive_begun_at: Date | null;
  archive_begun_by: string | null;
  archived_at: Date | null;
  /** Whether a campaign whose vacancy is gone is paused without a person. */
  pauses_lost_vacancies: Generated<boolean>;
  version: Generated<number>;
  created_at: Made;
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

interface SocialPageRequestTable {
  id: Generated<string>;
  account_id: string;
  channel: SocialChannel;
  url: string;
  page_id: string | null;
  status: Generated<PageRequestStatus>;
  created_at: Made;
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
  account_balance: AccountBalanceTable;
  balance_recipient: BalanceRecipientTable;
  campaign_money: CampaignMoneyTable;
  finance_setting: FinanceSettingTable;
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  person: PersonTable;
  identity: IdentityTable;
  session: SessionTable;
  account: AccountTable;
  ad_account: AdAccountTable;
  consent: ConsentTable;
  network_usage: NetworkUsageTable;
  membership: MembershipTable;
  master_account: MasterAccountTable;
  master_admin: MasterAdminTable;
  account_visit: AccountVisitTable;
  account_role: AccountRoleView;
  audit_entry: AuditEntryTable;
  workspace: WorkspaceTable;
  workspace_member: WorkspaceMemberTable;
  saved_view: SavedViewTable;
  default_view: DefaultViewTable;
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
  job_list: JobListTable;
  feed: FeedTable;
  feed_reading: FeedReadingTable;
  job: JobTable;
  job_incoming: JobIncomingTable;
  dynamic_campaign: DynamicCampaignTable;
  dynamic_figure: DynamicFigureTable;
  catalogue_item: CatalogueItemTable;
  campaign: CampaignTable;
  vacancy_watch: VacancyWatchTable;
  campaign_error: CampaignErrorTable;
  /** A view of those that are not over. */
  open_campaign_error: CampaignErrorTable;
  application: ApplicationTable;
  application_pull: ApplicationPullTable;
  application_reader: ApplicationReaderTable;
  application_use: ApplicationUseTable;
  lead_key: LeadKeyTable;
  campaign_figure: CampaignFigureTable;
  campaign_total: CampaignTotalTable;
  campaign_sum: CampaignSumTable;
  campaign_day: CampaignDayTable;
  workspace_total: WorkspaceTotalTable;
  workspace_day: WorkspaceDayTable;
  notification: NotificationTable;
  notification_mark: NotificationMarkTable;
  activity: ActivityTable;
  mail: MailTable;
  mail_choice: MailChoiceTable;
  waiting_news: WaitingNewsTable;
  weekly_letter: WeeklyLetterTable;
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
  publishing_turn: PublishingTurnTable;
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
  job_profile_title: JobProfileTitleTable;
  reference_version: ReferenceVersionTable;
}
