-- A person who may become a member of an account. The link of the letter is kept as its hash: who reads the
-- database can not accept for others.
create table invitation (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  email citext not null check (octet_length(email::text) <= 1000),
  first_name text not null default '',
  last_name text not null default '',
  role text not null check (role in ('admin', 'editor')),
  token_hash bytea not null unique,
  invited_by uuid references person on delete set null,
  created_at timestamptz not null default now(),
  -- when its last letter was written
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references person on delete set null,
  revoked_at timestamptz,
  unique (account_id, id),
  check (accepted_at is null or revoked_at is null)
);
-- One at a time per account and address, also when two people invite at the same moment.
create unique index invitation_open on invitation (account_id, email)
  where accepted_at is null and revoked_at is null;
-- Who is invited may sign in before being a person here.
create index on invitation (email) where accepted_at is null and revoked_at is null;
create index on invitation (invited_by) where invited_by is not null;
create index on invitation (accepted_by) where accepted_by is not null;

-- The workspaces that come with it; one that is removed meanwhile is left out.
create table invitation_workspace (
  invitation_id uuid not null,
  workspace_id uuid not null,
  account_id uuid not null,
  primary key (invitation_id, workspace_id),
  foreign key (account_id, invitation_id) references invitation (account_id, id) on delete cascade,
  foreign key (account_id, workspace_id) references workspace (account_id, id) on delete cascade
);
create index on invitation_workspace (account_id, invitation_id);
create index on invitation_workspace (account_id, workspace_id);
