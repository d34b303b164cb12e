-- Campaigns that advertise all jobs of a list: one ad set for each feed, one item of a catalogue for each job and place.
create table dynamic_campaign (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  -- Null after a list was deleted that was no longer advertised.
  job_list_id uuid references job_list on delete set null,
  title text not null,
  -- short, for people who talk about it
  reference_number text not null unique,
  type text not null,
  goal text not null,
  status text not null default 'draft'
    check (status in ('draft', 'active', 'paused', 'stopped', 'finished')),
  -- in cents
  daily_budget bigint not null check (daily_budget > 0),
  cap_active boolean not null default false,
  cap_type text check (cap_type in ('BID_CAP', 'COST_CAP')),
  -- in cents
  cap_value bigint check (cap_value > 0),
  -- the day on which it was deployed
  start_date date,
  -- the day on which it was stopped or finished
  end_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- how many people have seen it since it began: they can not be added up from days
  reach bigint not null default 0,
  -- what it holds of the account's money, as the ledger has it
  money_reserved bigint not null default 0 check (money_reserved >= 0),
  money_spent bigint not null default 0 check (money_spent >= 0),
  check (not cap_active or (cap_type is not null and cap_value is not null)),
  unique (account_id, id)
);
create index on dynamic_campaign (account_id, id desc);
create index on dynamic_campaign (job_list_id) where job_list_id is not null;

-- What its ads did on one day, by ad set; networks correct it for days.
create table dynamic_figure (
  dynamic_campaign_id uuid not null references dynamic_campaign on delete cascade,
  -- the feed that the ad set advertises; it may be deleted, what it did stays
  ad_set uuid not null,
  day date not null,
  impressions bigint not null,
  clicks bigint not null,
  leads bigint not null,
  -- in cents
  spend bigint not null,
  primary key (dynamic_campaign_id, day, ad_set)
);

-- A publication is of a campaign, or of a dynamic campaign.
alter table publication
  alter column campaign_id drop not null,
  add column dynamic_campaign_id uuid unique,
  add check (num_nonnulls(campaign_id, dynamic_campaign_id) = 1),
  -- A campaign with something on a network is never deleted.
  add foreign key (account_id, dynamic_campaign_id) references dynamic_campaign (account_id, id);

-- The items that a catalogue has, or may have. A row is written before an item is sent and removed after it is removed
-- there, so that nothing stays in the catalogue that is not known here.
create table catalogue_item (
  publication_id uuid not null references publication on delete cascade,
  -- the job; it may be deleted here before it is removed there
  retailer_id uuid not null,
  feed_id uuid not null,
  -- the network's number of the catalogue: what was sent to one that is gone is gone with it
  catalogue text not null,
  -- of what the network has; null while it is not known what it has
  hash bytea,
  -- when it was sent last
  sent_at timestamptz not null,
  -- why the network did not take it
  problem jsonb,
  primary key (publication_id, retailer_id)
);

-- News are about a campaign, or about a dynamic campaign.
alter table notification
  alter column campaign_id drop not null,
  add column dynamic_campaign_id uuid references dynamic_campaign on delete cascade,
  add check (num_nonnulls(campaign_id, dynamic_campaign_id) = 1);
create index on notification (dynamic_campaign_id) where dynamic_campaign_id is not null;
