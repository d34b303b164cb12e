create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Search ignores case and accents. Folding happens here only: JavaScript's normalisation misses
-- letters such as ø and Ł. The dictionary is named so that the function may be immutable.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table person (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now()
);

-- Who somebody is at an identity provider.
create table identity (
  issuer text not null,
  subject text not null,
  person_id uuid not null references person on delete cascade,
  primary key (issuer, subject)
);
create index on identity (person_id);

create table session (
  token_hash bytea primary key,
  person_id uuid not null references person on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- what the provider needs to end its own session too; encrypted
  id_token bytea
);
create index on session (person_id);
create index on session (expires_at);

create table account (
  id uuid primary key default uuidv7(),
  name text not null,
  time_zone text not null default 'Europe/Amsterdam',
  currency char(3) not null default 'EUR',
  features text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table membership (
  account_id uuid not null references account on delete cascade,
  person_id uuid not null references person on delete cascade,
  role text not null check (role in ('admin', 'editor')),
  member_since timestamptz not null default now(),
  primary key (account_id, person_id)
);
create index on membership (person_id);

create table workspace (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  name text not null check (octet_length(name) <= 8000),
  slug text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, slug),
  unique (account_id, id)
);

-- Somebody can only be in a workspace of an account they are a member of, and leaving the account
-- means leaving its workspaces.
create table workspace_member (
  workspace_id uuid not null,
  person_id uuid not null,
  account_id uuid not null,
  member_since timestamptz not null default now(),
  primary key (workspace_id, person_id),
  foreign key (account_id, workspace_id) references workspace (account_id, id) on delete cascade,
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade
);
create index on workspace_member (account_id, person_id);
create index on workspace_member (account_id, workspace_id);

create table social_page (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  channel text not null check (channel in ('facebook', 'instagram', 'linkedin')),
  name text not null,
  icon_key text not null,
  leadform_status text check (leadform_status in ('pending', 'accepted')),
  created_at timestamptz not null default now()
);
create index on social_page (account_id);

create table campaign (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  workspace_id uuid not null,
  hash text not null unique,
  type text not null check (type in ('consideration', 'awareness', 'conversions', 'leadform', 'custom')),
  status text not null check (status in ('draft', 'to_approve', 'active', 'paused', 'stopped', 'finished', 'failed')),
  title text not null default '',
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, id),
  -- no cascade: a workspace that still has campaigns can not be removed
  foreign key (account_id, workspace_id) references workspace (account_id, id)
);
create index on campaign (workspace_id, id desc);
create index on campaign (account_id, id desc);

create table notification (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  campaign_id uuid not null,
  message text not null,
  created_at timestamptz not null default now(),
  foreign key (account_id, campaign_id) references campaign (account_id, id) on delete cascade
);
create index on notification (account_id, created_at desc, id desc);
create index on notification (account_id, campaign_id);

-- Read, pinned and deleted are per person; no row means unread.
create table notification_mark (
  notification_id uuid not null references notification on delete cascade,
  person_id uuid not null references person on delete cascade,
  read boolean not null default false,
  pinned boolean not null default false,
  deleted boolean not null default false,
  primary key (notification_id, person_id)
);
create index on notification_mark (person_id);

-- Every change: who, when, what, before and after. Never updated.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id uuid not null references account on delete cascade,
  workspace_id uuid,
  person_id uuid references person on delete set null,
  kind text not null,
  entity_id uuid,
  action text not null,
  before jsonb,
  after jsonb
);
create index on activity (account_id, id desc);
create index on activity (account_id, entity_id, id desc);
create index on activity (person_id);

-- Mail waits here until it is sent; without a mail server it stays, to be read in the application.
create table mail (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- Counters of the rate limiter. Losing them in a crash is fine, so they need no log.
create unlogged table rate_counter (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
