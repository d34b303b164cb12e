-- What lies in the media library of an account. Files are in the storage, under keys of our own.
create table media (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  type text not null check (type in ('image', 'video', 'logo')),
  title text not null check (octet_length(title) <= 16000),
  alt_text text not null default '' check (octet_length(alt_text) <= 20000),
  file_name text not null check (octet_length(file_name) <= 4000),
  person_id uuid references person on delete set null,
  created_at timestamptz not null default now(),
  -- as a person sees it: after turning
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  -- seconds, of videos only
  duration double precision check (duration > 0),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  file_key text not null unique,
  -- of a video these come a little later
  preview_key text,
  thumbnail_keys text[] not null default '{}',
  version integer not null default 1,
  unique (account_id, id),
  check ((type = 'video') = (duration is not null))
);
create index on media (account_id, type, created_at desc, id desc);
create index on media (person_id);

-- A cut-out of an image, made for an ad. The image itself stays as it is.
create table cropped_image (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  media_id uuid not null,
  created_at timestamptz not null default now(),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- the area of the original; null when a finished picture was sent
  crop jsonb,
  file_key text not null unique,
  thumbnail_key text not null,
  version integer not null default 1,
  foreign key (account_id, media_id) references media (account_id, id) on delete cascade
);
create index on cropped_image (account_id, media_id);

-- Files that belong to nothing: they are just being written, or nobody wants them any more. Whatever
-- stays here for an hour is removed from the storage, so that no crash leaves files behind.
create table loose_file (
  key text primary key,
  since timestamptz not null default now()
);
create index on loose_file (since);
