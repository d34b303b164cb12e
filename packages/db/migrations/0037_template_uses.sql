-- From which revision of its template a campaign was made, or brought up to date.
alter table campaign add column template_revision integer;

-- The ad of a template that an ad of a campaign came from, in which version, and which version of its own
-- that made. While it is still that version, no person has changed it. The ad of the template may be gone.
alter table ad
  add column template_ad_id uuid,
  add column template_ad_version integer,
  add column given_version integer,
  add check (num_nonnulls(template_ad_id, template_ad_version, given_version) in (0, 3));

-- What a template made of a campaign. What differs from it since was changed by a person.
create table template_use (
  campaign_id uuid primary key,
  account_id uuid not null,
  -- fields of the campaign, in the words of the rules
  given jsonb not null,
  -- ids of the ads of the template that it got
  taken_ads uuid[] not null,
  -- findings
  not_carried_over jsonb not null default '[]' check (jsonb_typeof(not_carried_over) = 'array'),
  foreign key (account_id, campaign_id) references campaign (account_id, id) on delete cascade
);

-- What a campaign was before a template was last applied to it. It can be put back while campaign and ads
-- have the versions that this made.
create table template_undo (
  campaign_id uuid primary key,
  account_id uuid not null,
  before jsonb not null,
  campaign_version integer not null,
  -- [[id, version]], in the order of ids
  ad_versions jsonb not null,
  created_at timestamptz not null default now(),
  foreign key (account_id, campaign_id) references campaign (account_id, id) on delete cascade
);
