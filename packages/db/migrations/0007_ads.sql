-- An ad of a campaign, or of a template that hands its ads on to campaigns.
create table ad (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  campaign_id uuid,
  template_id uuid,
  type text not null,
  status text not null default 'active' check (status in ('active')),
  message text not null default '' check (octet_length(message) <= 200000),
  headline text not null default '' check (octet_length(headline) <= 20000),
  link_description text not null default '' check (octet_length(link_description) <= 30000),
  call_to_action text not null default '',
  display_url text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, id),
  check (num_nonnulls(campaign_id, template_id) = 1),
  foreign key (account_id, campaign_id) references campaign (account_id, id) on delete cascade,
  foreign key (account_id, template_id) references template (account_id, id) on delete cascade
);
create index on ad (account_id, campaign_id, type, id);
create index on ad (account_id, template_id, type, id);

alter table cropped_image add unique (account_id, media_id, id);

-- The pictures of an ad, in order: an item of the library, or something cut out of one. While an ad
-- shows it, an item can leave the library but not the world.
create table ad_media (
  account_id uuid not null,
  ad_id uuid not null,
  position integer not null check (position >= 0),
  media_id uuid not null,
  cropped_id uuid,
  primary key (ad_id, position),
  foreign key (account_id, ad_id) references ad (account_id, id) on delete cascade,
  foreign key (account_id, media_id) references media (account_id, id),
  foreign key (account_id, media_id, cropped_id) references cropped_image (account_id, media_id, id)
);
create index on ad_media (account_id, media_id);
create index on ad_media (account_id, cropped_id);

-- Taken out of the library, still shown by an ad.
alter table media add column removed_at timestamptz;
