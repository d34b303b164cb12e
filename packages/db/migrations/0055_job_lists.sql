-- Jobs from one or more feeds, which dynamic campaigns advertise.
create table job_list (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- short, for people who talk about it
  reference_id text not null unique,
  -- what ads are made of; a template can be deleted, and then another has to be chosen
  template_id uuid references template on delete set null,
  created_at timestamptz not null default now(),
  -- changed by a person, or read anew
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on job_list (account_id, id desc);
create index on job_list (template_id) where template_id is not null;

create table feed (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  job_list_id uuid not null references job_list on delete cascade,
  url text not null,
  login text not null default '',
  -- encrypted for exactly this row
  sealed_password bytea,
  job_profile_id text not null references job_profile,
  -- where its jobs are; null until one was seen
  mapping jsonb,
  -- where it says that it has moved for good
  moved_to text,
  -- the last time it was tried, and the last time it was read to its end
  tried_at timestamptz,
  read_at timestamptz,
  -- when it is read again; a person who wants it now sets it to now
  next_at timestamptz not null default now(),
  -- a person has said that jobs which are missing may be closed, however many they are
  closes_missing boolean not null default false,
  -- the process that reads it, and until when others leave it alone
  lease uuid,
  leased_until timestamptz,
  -- of what is open
  jobs_count integer not null default 0,
  items_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on feed (job_list_id);
create index on feed (account_id);
create index on feed (next_at);
create index on feed (leased_until) where leased_until is not null;

-- Each time a feed was read: before it is added, to check it, and then again and again.
create table feed_reading (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  -- null for a check; then address and login are what was checked
  feed_id uuid references feed on delete cascade,
  url text not null,
  login text not null,
  -- null when the product did it by itself
  person_id uuid references person on delete set null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  -- held: many jobs were missing, and a person is asked before they are closed
  outcome text not null default 'running' check (outcome in ('running', 'done', 'held', 'failed')),
  -- of a failed one: which check, and what was found
  failed_check text,
  problem jsonb,
  mapping jsonb,
  valid_jobs integer not null default 0,
  refused_jobs integer not null default 0,
  -- items that came, were different, and were missing
  added integer not null default 0,
  changed integer not null default 0,
  gone integer not null default 0,
  -- what was found about single jobs: the first thousand
  findings jsonb not null default '[]'
);
create index on feed_reading (feed_id, id desc) where feed_id is not null;
create index on feed_reading (account_id, url, id desc) where feed_id is null;
create index on feed_reading (began_at);

-- A job at one place: one item of a catalogue.
create table job (
  id uuid primary key default uuidv7(),
  feed_id uuid not null references feed on delete cascade,
  -- the id that the feed gives it, and the place; both can be long, so a hash of them tells jobs apart
  job_id text not null,
  place text not null,
  key bytea not null,
  title text not null,
  url text not null,
  -- everything else that is known of it
  content jsonb not null,
  -- of all that is above, to see whether it has changed
  hash bytea not null,
  added_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- missing in its feed since; kept for a while, because it may come back
  gone_at timestamptz,
  unique (feed_id, key)
);
create index on job (feed_id, id) where gone_at is null;
create index on job (gone_at) where gone_at is not null;

-- What a reading that goes on has found new or changed; taken over at its end, in one transaction. Worth nothing after
-- a crash.
create unlogged table job_incoming (
  feed_id uuid not null,
  lease uuid not null,
  job_id text not null,
  place text not null,
  key bytea not null,
  title text not null,
  url text not null,
  content jsonb not null,
  hash bytea not null,
  -- the job it is, where it is known
  known uuid
);
create index on job_incoming (feed_id);
