import type {
  BudgetChannel,
  CampaignLocation,
  CampaignProfile,
  CampaignStatus,
  CampaignType,
  Channel,
  ChannelSwitch,
  ChosenKeywords,
  ErrorEnd,
  Finding,
  Goal,
  Language,
  Message,
  PackageStatus,
  ResultFigure,
  SuggestionObstacle,
  Templatable,
  TemplateKind,
  VacancyFinding,
} from '@posthorn/domain';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Made } from '../made.ts';

/** Written as JSON text, because the driver would write an array as one of PostgreSQL's own. */
type JsonList<Item> = ColumnType<Item[], string | undefined, string>;
/** Null where the job profiles tell them. */
type KeywordsColumn = ColumnType<ChosenKeywords | null, string | null | undefined, string | null>;
/** A calendar date, YYYY-MM-DD. */
type Day = string;
type Cents = number;

interface Pages {
  facebook_page_id: string | null;
  instagram_page_id: string | null;
  linkedin_page_id: string | null;
}

export interface TemplateTable extends Pages {
  id: Generated<string>;
  account_id: string;
  kind: TemplateKind;
  type: CampaignType;
  title: Generated<string>;
  purpose: Generated<string>;
  target_url: Generated<string>;
  po_number: Generated<string>;
  runtime: number | null;
  function_group: string | null;
  profiles: JsonList<CampaignProfile>;
  locations: JsonList<CampaignLocation>;
  goal: Goal | null;
  language: Language | null;
  custom_total_gross_budget: Cents | null;
  channels_off: Generated<ChannelSwitch[]>;
  keywords: KeywordsColumn;
  created_at: Made;
  updated_at: Made;
  /** Counts changes of the template and of its ads. */
  revision: Generated<number>;
  version: Generated<number>;
}

export interface PackageTable {
  id: Generated<string>;
  account_id: string;
  hash: string;
  name: Generated<string>;
  status: Generated<PackageStatus>;
  runtime: Generated<number>;
  custom_total_gross_budget: Generated<Cents>;
  channels_off: Generated<ChannelSwitch[]>;
  facebook_budget: Generated<Cents>;
  google_display_budget: Generated<Cents>;
  google_search_budget: Generated<Cents>;
  linkedin_budget: Generated<Cents>;
  created_at: Made;
  /** When it was deleted; campaigns may still name it. */
  removed_at: Date | null;
  version: Generated<number>;
}

export interface CampaignTable extends Pages {
  id: Generated<string>;
  account_id: string;
  workspace_id: string;
  hash: string;
  type: CampaignType;
  status: CampaignStatus;
  title: Generated<string>;
  target_url: Generated<string>;
  po_number: Generated<string>;
  reference_number: Generated<string>;
  language: Generated<Language>;
  goal: Goal | null;
  function_group: string | null;
  profiles: JsonList<CampaignProfile>;
  locations: JsonList<CampaignLocation>;
  start_date: Day | null;
  end_date: Day | null;
  runtime: number | null;
  paused_at: Date | null;
  template_id: string | null;
  template_revision: number | null;
  used_template: string | null;
  package_id: string | null;
  channels_off: Generated<ChannelSwitch[]>;
  custom_total_gross_budget: Cents | null;
  custom_daily_budget: Cents | null;
  facebook_budget: Cents | null;
  google_display_budget: Cents | null;
  google_search_budget: Cents | null;
  linkedin_budget: Cents | null;
  reach: number | null;
  suggested_budget: Cents | null;
  suggestion_obstacle: SuggestionObstacle | null;
  beneficiary: string | null;
  payer: string | null;
  keywords: KeywordsColumn;
  /** Columns as they were when the networks got them last. */
  published: ColumnType<object | null, string | undefined, string>;
  search_text: GeneratedAlways<string>;
  /** Null when that person is gone. */
  made_by: string | null;
  created_at: Made;
  version: Generated<number>;
}

/** What a template made of a campaign. */
export interface TemplateUseTable {
  campaign_id: string;
  account_id: string;
  given: ColumnType<Templatable, string, string>;
  taken_ads: string[];
  not_carried_over: JsonList<Finding>;
}

/** What a campaign was before a template was last applied. */
export interface TemplateUndoTable {
  campaign_id: string;
  account_id: string;
  before: ColumnType<object, string, string>;
  campaign_version: number;
  ad_versions: ColumnType<[string, number][], unknown, unknown>;
  form_version: Generated<number>;
  created_at: Made;
}

export interface CampaignErrorTable {
  id: Generated<string>;
  account_id: string;
  campaign_id: string;
  /** The ad it is about, where it is about one. */
  ad_id: string | null;
  kind: 'delivery' | 'media' | 'banner';
  code: string;
  request_id: string | null;
  message: string;
  /** What a person reads: in words, or as a code of the catalogue with its parameters. */
  user_message: string | null;
  user_text: JSONColumnType<Message> | null;
  created_at: Made;
  /** Whose it is, where a channel said it. */
  channel: BudgetChannel | null;
  is_open: Generated<boolean>;
  /** How often it has come, and when last. */
  times: Generated<number>;
  seen_at: Made;
  /** How it ended last; it may have come again since. */
  resolution: ErrorEnd | null;
  note: string | null;
  /** The person who said so, or who sent it again. */
  resolved_by: string | null;
  resolved_at: Date | null;
}

interface Counts {
  impressions: Generated<number>;
  clicks: Generated<number>;
  leads: Generated<number>;
  spend: Generated<Cents>;
}

export interface CampaignFigureTable extends Counts {
  campaign_id: string;
  day: Day;
  channel: Channel;
  ad_id: string | null;
}

interface Sums {
  impressions: number;
  clicks: number;
  leads: number;
  spend: Cents;
}

export interface CampaignTotalTable extends Sums {
  campaign_id: string;
  channel: Channel;
  /** Between which days it was counted. */
  first_day: Day;
  last_day: Day;
}

export interface CampaignDayTable extends Sums {
  campaign_id: string;
  day: Day;
  channel: Channel;
}

export interface WorkspaceDayTable extends Sums {
  workspace_id: string;
  day: Day;
  channel: Channel;
}

/** Of all channels; a count is null as long as the networks have not told it. A trigger follows the campaign. */
export interface CampaignSumTable {
  campaign_id: string;
  workspace_id: string;
  status: CampaignStatus;
  budget: Cents | null;
  impressions: number | null;
  clicks: number | null;
  leads: number | null;
  spend: Cents | null;
  ctr: GeneratedAlways<number | null>;
  cpc: GeneratedAlways<number | null>;
  cpl: GeneratedAlways<number | null>;
  spend_of_budget: GeneratedAlways<number | null>;
  /** What the goal of the campaign counts. */
  counts: ColumnType<ResultFigure, ResultFigure | undefined, ResultFigure>;
  result: GeneratedAlways<number | null>;
  result_cost: GeneratedAlways<number | null>;
}

export interface WorkspaceTotalTable extends Sums {
  workspace_id: string;
}

/** The vacancy that a running campaign advertises: what was last seen of it, and what became of it. */
export interface VacancyWatchTable {
  campaign_id: string;
  account_id: string;
  /** The landing page of the campaign when it was looked at. */
  url: string;
  host: string;
  /** By which jobs of feeds are found, see `vacancyAddress`. */
  address: string;
  next_at: Date;
  /** How often in a row the page was missing. */
  misses: Generated<number>;
  /** How often in a row the page said that the vacancy is closed. */
  closed_looks: Generated<number>;
  /** Of the jobs with this address, as they were last seen. */
  jobs_hash: string | null;
  job_list_name: string | null;
  finding: VacancyFinding | null;
  found_at: Date | null;
  is_paused: Generated<boolean>;
  is_dismissed: Generated<boolean>;
}
