-- Reference data: places, function groups and job profiles. Loaded from files when they change.
create table reference_version (
  only_row boolean primary key default true check (only_row),
  version text not null,
  loaded_at timestamptz not null default now()
);

create table place (
  id text primary key,
  type text not null check (type in ('city', 'region', 'country')),
  name text not null,
  country_code text not null,
  country_name text not null,
  -- what lies between a city and its country; only cities have one
  region_name text,
  population bigint not null
);

-- Names are compared without accents, case and punctuation: 's-Hertogenbosch is s hertogenbosch, but
-- C# is not C. What is left has no wildcard of LIKE, so what people type can be put into a pattern.
create function search_key(value text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(public.fold(value), '[\s!"$-*,-/:-@\[-`{-~]+', ' ', 'g'));

-- Every name of a place: its own, in other languages, in other spellings. A place that is no longer
-- in the files has no names, so it is not found any more, while what refers to it keeps working.
-- Only the loader writes here, all rows at once, so it does without a foreign key to check each.
create table place_name (
  -- byte order, so that one index serves equality and prefixes
  term text collate "C" not null,
  place_id text not null,
  country_code text not null,
  -- how likely somebody means this place when they type this name
  weight bigint not null,
  primary key (term, place_id) include (weight, country_code)
);
-- For one or two letters, with which thousands of names begin: enough people mean these.
create index on place_name (term, weight, country_code, place_id) where weight >= 1000000;
create index place_name_trigrams on place_name using gin (term gin_trgm_ops);

-- Names that look like what was typed. A function, because only a function can set how alike
-- counts, and the index needs that setting.
create function similar_place_names(key text) returns setof place_name
  language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.45
  as $$ select * from place_name where term % key $$;

create table function_group (
  key text primary key,
  name text not null unique,
  retired boolean not null default false
);

create table job_profile (
  id text primary key,
  name text not null,
  function_group text not null references function_group,
  synonyms text[] not null,
  -- the name and the synonyms as search keys, the name first
  terms text[] not null,
  -- no longer in the files: not offered any more, but campaigns may refer to it
  retired boolean not null default false
);
create index on job_profile (function_group);
