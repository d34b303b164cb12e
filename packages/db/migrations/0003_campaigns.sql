create extension if not exists btree_gin;

alter table account
  -- the language its campaigns start with
  add column primary_language text not null default 'en'
    check (primary_language in ('nl', 'en', 'fr', 'pt', 'de', 'es', 'it')),
  -- without one, conversions can not be counted
  add column conversion_id text,
  -- where the account is at home; the location picker begins there
  add column place_id text references place;

-- Default templates (one per function group) and custom ones share ids and rules.
create table template (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('default', 'custom')),
  type text not null check (type in ('consideration', 'awareness', 'conversions', 'leadform', 'custom')),
  title text not null default '',
  purpose text not null default '',
  target_url text not null default '',
  po_number text not null default '',
  runtime integer check (runtime > 0),
  function_group text references function_group,
  -- [{id, name, functionGroup}] and [{id, name, type, country}], as in a campaign
  profiles jsonb not null default '[]' check (jsonb_typeof(profiles) = 'array'),
  locations jsonb not null default '[]' check (jsonb_typeof(locations) = 'array'),
  goal text check (goal in ('MAXIMISE_CLICKS', 'MAXIMISE_IMPRESSIONS', 'MAXIMISE_CONVERSIONS')),
  language text check (language in ('nl', 'en', 'fr', 'pt', 'de', 'es', 'it')),
  custom_total_gross_budget bigint check (custom_total_gross_budget >= 0),
  channels_off text[] not null default '{}',
  facebook_page_id uuid,
  instagram_page_id uuid,
  linkedin_page_id uuid,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, id)
);
create unique index on template (account_id, function_group) where kind = 'default';

-- Channels and money to start a campaign with. Amounts are cents.
create table package (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  hash text not null unique,
  name text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive', 'archived')),
  runtime integer not null default 0 check (runtime >= 0),
  custom_total_gross_budget bigint not null default 0 check (custom_total_gross_budget >= 0),
  channels_off text[] not null default '{}',
  facebook_budget bigint not null default 0 check (facebook_budget >= 0),
  google_display_budget bigint not null default 0 check (google_display_budget >= 0),
  google_search_budget bigint not null default 0 check (google_search_budget >= 0),
  linkedin_budget bigint not null default 0 check (linkedin_budget >= 0),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, id)
);

-- The names in a list of places, one per line.
create function names_in(list jsonb) returns text
  language sql immutable strict parallel safe
  return replace(btrim(jsonb_path_query_array(list, '$[*].name')::text, '[]"'), '", "', e'\n');

drop index campaign_workspace_id_id_idx, campaign_account_id_id_idx;

alter table campaign
  add column target_url text not null default '',
  add column po_number text not null default '',
  add column reference_number text not null default '',
  add column language text not null default 'en'
    check (language in ('nl', 'en', 'fr', 'pt', 'de', 'es', 'it')),
  add column goal text
    check (goal in ('MAXIMISE_CLICKS', 'MAXIMISE_IMPRESSIONS', 'MAXIMISE_CONVERSIONS')),
  add column function_group text references function_group,
  -- At most five of each, always read with the campaign, and kept as they were chosen.
  add column profiles jsonb not null default '[]' check (jsonb_typeof(profiles) = 'array'),
  add column locations jsonb not null default '[]' check (jsonb_typeof(locations) = 'array'),
  add column start_date date,
  add column end_date date check (end_date > start_date),
  add column paused_at timestamptz,
  add column template_id uuid,
  -- what the template was called when it was used
  add column used_template text,
  add column package_id uuid,
  -- Pages may be disconnected later; then the campaign says so instead of forgetting which it was.
  add column facebook_page_id uuid,
  add column instagram_page_id uuid,
  add column linkedin_page_id uuid,
  add column channels_off text[] not null default '{}',
  add column custom_total_gross_budget bigint check (custom_total_gross_budget >= 0),
  add column custom_daily_budget bigint check (custom_daily_budget >= 0),
  add column facebook_budget bigint check (facebook_budget >= 0),
  add column google_display_budget bigint check (google_display_budget >= 0),
  add column google_search_budget bigint check (google_search_budget >= 0),
  add column linkedin_budget bigint check (linkedin_budget >= 0),
  -- the advice of the last change, kept for the list
  add column reach bigint,
  add column suggested_budget bigint,
  add column suggestion_obstacle text,
  add foreign key (account_id, package_id) references package (account_id, id),
  add foreign key (account_id, template_id) references template (account_id, id)
    on delete set null (template_id),
  -- the two ends of the dates are set together
  add check ((start_date is null) = (end_date is null)),
  -- what the search looks at, with breaks in between that nobody can type
  add column search_text text generated always as (
    public.fold(title || e'\n' || hash || e'\n' || po_number || e'\n' || public.names_in(locations))
  ) stored;

-- For a LIKE that finds a text anywhere, whatever it holds.
create function inside_pattern(value text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(public.fold(value), '([\\%_])', '\\\1', 'g') || '%';

-- One read per status, each in the order of the list: for every filter and both directions.
create index campaign_of_account_by_start
  on campaign (account_id, status, start_date desc nulls last, id desc);
create index campaign_of_workspace_by_start
  on campaign (workspace_id, status, start_date desc nulls last, id desc);
create index campaign_of_account_by_end
  on campaign (account_id, status, end_date desc nulls last, id desc);
create index campaign_of_workspace_by_end
  on campaign (workspace_id, status, end_date desc nulls last, id desc);
-- With the account inside, a search reads what the account holds and not what everybody holds.
create index campaign_search on campaign using gin (account_id, search_text gin_trgm_ops);
create index on campaign (account_id, template_id) where template_id is not null;
create index on campaign (account_id, package_id) where package_id is not null;

-- What went wrong with a campaign: on a network, with its media, with its banners.
create table campaign_error (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  campaign_id uuid not null,
  kind text not null check (kind in ('delivery', 'media', 'banner')),
  code text not null,
  request_id text,
  message text not null,
  user_message text not null,
  created_at timestamptz not null default now(),
  foreign key (account_id, campaign_id) references campaign (account_id, id) on delete cascade
);
create index on campaign_error (campaign_id, id);
create index on campaign_error (account_id, campaign_id);

-- Errors people are told about. Meta reports 3858258 for ads that run all the same.
create view shown_campaign_error as
  select * from campaign_error where kind <> 'delivery' or position('3858258' in message) = 0;

-- What was counted per channel and day (and ad, once there are ads); never changed in part: a day
-- that is read again from a network replaces the row.
create table campaign_figure (
  campaign_id uuid not null references campaign on delete cascade,
  day date not null,
  channel text not null
    check (channel in ('facebook', 'instagram', 'linkedIn', 'googleDisplay', 'googleSearch')),
  ad_id uuid,
  impressions bigint not null default 0 check (impressions >= 0),
  clicks bigint not null default 0 check (clicks >= 0),
  leads bigint not null default 0 check (leads >= 0),
  spend bigint not null default 0 check (spend >= 0),
  unique nulls not distinct (campaign_id, day, channel, ad_id)
);

-- The sums of the rows above, written with them: a list must not add up years of days.
create table campaign_total (
  campaign_id uuid not null references campaign on delete cascade,
  channel text not null,
  impressions bigint not null,
  clicks bigint not null,
  leads bigint not null,
  spend bigint not null,
  primary key (campaign_id, channel)
);

alter table activity
  -- the campaign it belongs to, for the campaign's own log
  add column campaign_id uuid,
  -- as answered to the caller and written to the server's log
  add column request_id text;
update activity set campaign_id = entity_id where kind = 'campaign';
create index on activity (campaign_id, id desc) where campaign_id is not null;
