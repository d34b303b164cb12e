-- What an account is called and where it is; kept by those who administer accounts, read by its members.
alter table account
  add column alias text not null default '',
  add column street text not null default '',
  add column postal_code text not null default '',
  add column city text not null default '',
  add column country text not null default '',
  -- the landing page of new campaigns
  add column default_landing_page_url text not null default '',
  -- Meta's pixel for dynamic ads
  add column pixel_id text check (pixel_id ~ '^[0-9]{1,30}$'),
  -- of what is saved on the settings page
  add column version integer not null default 1;

-- Pages that people want to advertise with and that no connection of the account lists yet.
create table social_page_request (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  channel text not null check (channel in ('facebook', 'instagram', 'linkedin')),
  url text not null,
  -- the network's own number of it; on Instagram it is found by its address
  page_id text check (page_id ~ '^[0-9]{1,30}$'),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  created_at timestamptz not null default now()
);
create index on social_page_request (account_id);
-- the same page twice is one request
create unique index on social_page_request (account_id, channel, coalesce(page_id, url))
  where status = 'pending';
