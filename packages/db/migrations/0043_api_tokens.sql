-- Keys with which programs of a customer call the API. Only the hash is stored, so a copy of the database
-- opens nothing. A token acts for the person who made it and ends with that person's membership.
create table api_token (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  person_id uuid not null,
  name text not null check (octet_length(name) <= 4000),
  token_hash bytea not null unique,
  -- by which people tell tokens apart
  beginning text not null,
  rights text[] not null check (rights <@ array['read', 'campaigns', 'launch', 'presets']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade
);
create index on api_token (account_id, person_id);
