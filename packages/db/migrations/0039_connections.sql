-- What the network says of an ad account, how long its keys are good, and who connected it. Those that were
-- connected before know it after their first check.
alter table ad_account
  -- without keys it is disconnected; what was chosen for it waits for the same ad account
  alter column sealed_keys drop not null,
  add column name text,
  add column currency text,
  add column time_zone text,
  -- the customer's own manager account through which it is reached on Google
  add column manager_id text check (manager_id ~ '^[0-9]{1,30}$'),
  add column rights text[] not null default '{}',
  -- null: the keys do not end by themselves
  add column keys_end_at timestamptz,
  add column is_renewable boolean not null default false,
  add column connected_by uuid references person on delete set null,
  add column connected_at timestamptz,
  add column checked_at timestamptz,
  add column lost_reason text
    check (lost_reason in ('ended', 'accountHidden', 'missingRights', 'refused')),
  add column missing_rights text[] not null default '{}';
create index on ad_account (connected_by) where connected_by is not null;
update ad_account set connected_at = created_at;
update ad_account set lost_reason = 'refused' where lost_at is not null;
alter table ad_account add check ((lost_at is null) = (lost_reason is null));

-- A person is on the way to a network's consent page and back, or chooses an ad account afterwards.
create table consent (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  person_id uuid not null references person on delete cascade,
  -- only the browser that began it may finish it
  session_hash bytea not null references session on delete cascade,
  network text not null check (network in ('meta', 'linkedin', 'google')),
  is_sandbox boolean not null,
  state_hash bytea not null unique,
  sealed_verifier bytea,
  used_at timestamptz,
  -- what the network gave, until the choice is made
  sealed_keys bytea,
  rights text[] not null default '{}',
  keys_end_at timestamptz,
  is_renewable boolean not null default false,
  ends_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on consent (account_id);
create index on consent (person_id);
create index on consent (session_hash);
