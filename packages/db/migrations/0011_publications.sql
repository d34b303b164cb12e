-- The network's own id of a connected page. Those of before had none; they get one of the usual form.
alter table social_page add column external_id text
  check (external_id ~ '^[0-9A-Za-z:_-]{1,100}$');
update social_page set external_id = case channel
  when 'facebook' then '10' || lpad((hashtextextended(id::text, 1) & 8796093022207)::text, 13, '0')
  when 'instagram' then '1784' || lpad((hashtextextended(id::text, 1) & 8796093022207)::text, 13, '0')
  else '10' || lpad((hashtextextended(id::text, 1) & 4194303)::text, 7, '0')
end;

-- What one budget of a campaign is to become on its network, and how far that has come. Who works on
-- it holds a short lease; its token grows with every holder, and whoever has an older one can write
-- nothing any more.
create table publication (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  campaign_id uuid not null,
  channel text not null
    check (channel in ('facebook', 'googleDisplay', 'googleSearch', 'linkedIn')),
  -- what is wanted: the newest plan, and whether it is shown; every change of either counts
  plan_version integer not null default 0,
  wanted_delivery text not null default 'active'
    check (wanted_delivery in ('active', 'paused', 'stopped')),
  wanted_version integer not null default 0,
  -- what the network has, as far as is known for sure
  reached_version integer not null default 0,
  reached_plan jsonb,
  reached_delivery text check (reached_delivery in ('active', 'paused', 'stopped')),
  -- whether the network took every ad of it
  is_whole boolean not null default true,
  state text not null default 'waiting'
    check (state in ('waiting', 'working', 'live', 'paused', 'stopped', 'failed')),
  -- when somebody should look at it; null when there is nothing to do
  due_at timestamptz,
  -- when it is looked at once more for echoes of calls whose answer was lost
  tidy_at timestamptz,
  lease_token bigint not null default 0,
  lease_until timestamptz,
  -- tries in a row that did not get on, and since when
  attempt integer not null default 0,
  trying_since timestamptz,
  failure jsonb,
  created_at timestamptz not null default now(),
  unique (campaign_id, channel),
  -- A campaign with something on a network is never deleted.
  foreign key (account_id, campaign_id) references campaign (account_id, id)
);
create index on publication (account_id, campaign_id);
create index publication_due on publication (due_at) where due_at is not null;

-- Every plan there was, as it was frozen; never changed.
create table publication_plan (
  publication_id uuid not null references publication on delete cascade,
  version integer not null,
  plan jsonb not null,
  -- what the files are made of that are drawn or packed when they are published
  sources jsonb not null,
  created_at timestamptz not null default now(),
  primary key (publication_id, version)
);

-- The journal: a step is written down before the network hears of it, and again when it has answered.
create table publication_step (
  publication_id uuid not null references publication on delete cascade,
  key text not null check (octet_length(key) <= 500),
  request_hash text not null,
  state text not null check (state in ('started', 'done', 'failed')),
  external_id text,
  attempt integer not null,
  started_at timestamptz not null,
  failure jsonb,
  -- the network's id of the request that failed
  request_id text,
  primary key (publication_id, key)
);

-- Whose error it is: what a channel says next replaces what it said before.
alter table campaign_error
  add column channel text
    check (channel in ('facebook', 'googleDisplay', 'googleSearch', 'linkedIn'));

-- The columns of a view are those of the day it was made.
create or replace view shown_campaign_error as
  select * from campaign_error where kind <> 'delivery' or position('3858258' in message) = 0;
