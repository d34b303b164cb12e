-- For how many days the contents of applications are kept.
alter table account add column application_days integer not null default 90
  check (application_days between 7 and 365);

-- What people sent in the forms of the networks. What they wrote is encrypted; nothing of it can be searched
-- here. Of an erased one everything that tells of the person is gone; it is still counted, and its number on
-- the network keeps it from being received again.
create table application (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  network text not null check (network in ('meta', 'linkedin', 'google')),
  lead_id text not null,
  channel text not null
    check (channel in ('facebook', 'instagram', 'linkedIn', 'googleDisplay', 'googleSearch')),
  -- the ad the person came from, if any; it may be deleted by now
  ad_id uuid,
  applied_at timestamptz not null,
  received_at timestamptz not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'invited', 'declined')),
  status_at timestamptz not null,
  assigned_to uuid references person on delete set null,
  sealed_answers bytea,
  sealed_note bytea,
  -- which of our secrets it was encrypted with
  sealed_with text,
  erased_at timestamptz,
  erased_for text check (erased_for in ('time', 'person')),
  version integer not null default 1,
  unique (network, lead_id),
  check ((erased_at is null) = (sealed_answers is not null)),
  check ((erased_at is null) = (erased_for is null)),
  check (erased_at is null or (sealed_note is null and assigned_to is null))
);
create index on application (campaign_id, applied_at desc, id desc);
create index on application (account_id, applied_at) where erased_at is null;
create index on application (sealed_with) where erased_at is null;
create index on application (assigned_to) where assigned_to is not null;

-- Until when a campaign's applications were asked for. Missing where they never were.
create table application_pull (
  campaign_id uuid primary key references campaign on delete cascade,
  -- the last attempt, whatever came of it
  asked_at timestamptz not null,
  -- everything that was sent until then was received
  complete_until timestamptz
);

-- Who is told by mail at once, beside those who chose so for all campaigns.
create table application_reader (
  campaign_id uuid not null references campaign on delete cascade,
  person_id uuid not null references person on delete cascade,
  primary key (campaign_id, person_id)
);
create index on application_reader (person_id);

-- Who looked at applications, changed or took them, and when; for admins.
create table application_use (
  id bigint generated always as identity primary key,
  campaign_id uuid not null references campaign on delete cascade,
  person_id uuid references person on delete set null,
  use text not null check (use in ('listed', 'opened', 'changed', 'downloaded', 'handedOver', 'erased')),
  application_id uuid references application on delete cascade,
  -- how many applications, where it was about several
  number integer,
  -- the same again within a few minutes is counted, not repeated
  times integer not null default 1,
  at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index on application_use (campaign_id, id desc);
create index on application_use (person_id);
create index on application_use (application_id);
