-- The form in which people apply on the network itself: one of a campaign, or of a template that hands it
-- on to campaigns. It stays when the type is changed, and is found again when the type comes back.
create table lead_form (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  campaign_id uuid unique,
  template_id uuid unique,
  name text not null default '',
  intro_headline text not null default '',
  intro_description text not null default '',
  -- an item of the library, or something cut out of it
  media_id uuid,
  cropped_id uuid,
  questions_description text not null default '',
  -- [{type, label, options}], in order
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  privacy_title text not null default '',
  privacy_url text not null default '',
  completion_headline text not null default '',
  completion_description text not null default '',
  completion_button_url text not null default '',
  -- The form of a template it came from, in which version, and which version of its own that made. While it
  -- is still that version, no person has changed it. The form of the template may be gone.
  template_form_id uuid,
  template_form_version integer,
  given_version integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (num_nonnulls(campaign_id, template_id) = 1),
  check (num_nonnulls(template_form_id, template_form_version, given_version) in (0, 3)),
  check (cropped_id is null or media_id is not null),
  foreign key (account_id, campaign_id) references campaign (account_id, id) on delete cascade,
  foreign key (account_id, template_id) references template (account_id, id) on delete cascade,
  foreign key (account_id, media_id) references media (account_id, id),
  foreign key (account_id, media_id, cropped_id) references cropped_image (account_id, media_id, id)
);
create index on lead_form (account_id, media_id);
create index on lead_form (account_id, cropped_id);

-- What is shown somewhere, and so can leave the library but not the world.
create view shown_media as
  select account_id, media_id, cropped_id from ad_media
  union all
  select account_id, media_id, cropped_id from lead_form where media_id is not null;

-- The version of the form, by which one can tell whether it was changed since; 0 where there was none.
alter table template_undo add column form_version integer not null default 0;
