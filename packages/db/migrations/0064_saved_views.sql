-- What the overview is narrowed to and how it is sorted, under a name: of one person, or shared with everyone in
-- the account.
create table saved_view (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  person_id uuid not null references person on delete cascade,
  name text not null check (octet_length(name) <= 400),
  is_shared boolean not null default false,
  list jsonb not null check (jsonb_typeof(list) = 'object'),
  created_at timestamptz not null default now()
);
create index on saved_view (account_id, person_id);
create index on saved_view (person_id);

-- With which of them a person begins in an account.
create table default_view (
  account_id uuid not null references account on delete cascade,
  person_id uuid not null references person on delete cascade,
  view_id uuid not null references saved_view on delete cascade,
  primary key (account_id, person_id)
);
create index on default_view (view_id);
create index on default_view (person_id);
