-- What is particular to the ads of Google. The ad itself stays in `ad`: whose it is, its kind, its
-- version. Limits here bound the bytes; what people may write is said by the rules. Texts of a
-- template may grow beyond those when a campaign fills them in.
create table banner_ad (
  ad_id uuid primary key,
  account_id uuid not null,
  type text not null check (octet_length(type) <= 20000),
  subtitle text not null check (octet_length(subtitle) <= 20000),
  title text not null check (octet_length(title) <= 20000),
  tags text[] not null check (cardinality(tags) <= 100 and octet_length(tags::text) <= 100000),
  call_to_action text not null check (octet_length(call_to_action) <= 20000),
  -- null when nobody chose one
  primary_color text check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
  foreign key (account_id, ad_id) references ad (account_id, id) on delete cascade
);

create table search_ad (
  ad_id uuid primary key,
  account_id uuid not null,
  headlines text[] not null
    check (cardinality(headlines) <= 100 and octet_length(headlines::text) <= 200000),
  descriptions text[] not null
    check (cardinality(descriptions) <= 100 and octet_length(descriptions::text) <= 200000),
  foreign key (account_id, ad_id) references ad (account_id, id) on delete cascade
);

-- The files of one uploaded banner. Copies of its ad share them; when the last one is gone, so are they.
create table banner_bundle (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  -- Whoever knows it sees the banner: a frame without an origin brings no cookies.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  unique (account_id, id)
);

-- A file is found by the path it has in the banner, and lies in the storage under a key of our own.
create table banner_file (
  bundle_id uuid not null references banner_bundle on delete cascade,
  path text not null check (octet_length(path) <= 1000),
  key text not null unique,
  bytes integer not null check (bytes >= 0),
  primary key (bundle_id, path)
);

create table uploaded_banner (
  ad_id uuid primary key,
  account_id uuid not null,
  bundle_id uuid not null,
  -- the path of its page in the bundle
  page text not null,
  name text not null check (octet_length(name) <= 2000),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  foreign key (account_id, ad_id) references ad (account_id, id) on delete cascade,
  foreign key (account_id, bundle_id) references banner_bundle (account_id, id),
  foreign key (bundle_id, page) references banner_file (bundle_id, path)
);
create index on uploaded_banner (account_id, bundle_id);

-- What was answered to a call that must not happen twice, for a day.
create table answered_call (
  person_id uuid not null references person on delete cascade,
  -- method and address
  call text not null check (octet_length(call) <= 2000),
  key text not null check (octet_length(key) between 1 and 200),
  -- what was sent with it
  content_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (person_id, call, key)
);
create index on answered_call (created_at);
