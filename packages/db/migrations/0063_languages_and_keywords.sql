-- What a job profile is called in each language: its name (position 0), then its other names. The loader of
-- the reference data fills this; profiles that the files no longer have keep their titles.
create table job_profile_title (
  profile_id text not null references job_profile on delete cascade,
  language text not null check (language in ('nl', 'en', 'fr', 'pt', 'de', 'es', 'it')),
  position integer not null check (position >= 0),
  title text not null check (title <> ''),
  -- as search keys: itself, and what it stands for ('Lehrer/in' is lehrer and lehrerin)
  terms text[] not null,
  primary key (profile_id, language, position)
);
alter table job_profile drop column terms;

-- What people search for on Google. Null: what the job profiles are called. Otherwise
-- {wanted: [{text, match}] or null for the job profiles' own, excluded: [{text, match}]}.
alter table campaign add column keywords jsonb check (jsonb_typeof(keywords) = 'object');
alter table template add column keywords jsonb check (jsonb_typeof(keywords) = 'object');

-- What runs was published with the job profiles' own.
update campaign set published = published || '{"keywords": null}' where published is not null;
