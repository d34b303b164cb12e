-- Whether the vacancy that a running campaign advertises is still there.

alter table account add column pauses_lost_vacancies boolean not null default false;

create table vacancy_watch (
  campaign_id uuid primary key references campaign on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- the landing page when it was looked at: another one begins anew
  url text not null,
  host text not null,
  -- by which jobs of feeds are found
  address text not null,
  -- when its page is looked at next
  next_at timestamptz not null,
  misses integer not null default 0 check (misses >= 0),
  -- of the jobs with this address, as they were last seen; null while there were none
  jobs_hash text,
  job_list_name text,
  finding text check (finding in ('gone', 'pageGone', 'changed')),
  found_at timestamptz,
  -- the product paused the campaign for it
  is_paused boolean not null default false,
  -- a person has said that it is fine
  is_dismissed boolean not null default false,
  check ((finding is null) = (found_at is null))
);
create index on vacancy_watch (next_at);
create index on vacancy_watch (account_id);

-- Jobs by their address. It may be longer than an index takes, so a hash of it stands here.
create index job_address on job (md5(rtrim(split_part(url, '#', 1), '/')));
