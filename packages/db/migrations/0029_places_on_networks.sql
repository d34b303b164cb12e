-- Networks name places in their own language and number them in their own way. To find ours among theirs
-- takes every name it has, the regions around it, and for those who take a circle where its middle is.
alter table place
  add column alternatives text[] not null default '{}',
  -- only of cities
  add column latitude double precision,
  add column longitude double precision,
  -- ids of the regions it lies in, the largest first
  add column regions text[] not null default '{}';

-- What a network calls a place of ours, once it was found there. A network has the same places for all
-- of its advertisers, so this is kept once and for all accounts.
create table network_place (
  network text not null check (network in ('meta', 'linkedin', 'google')),
  -- the networks of this machine have numbers of their own, which mean nothing to the real ones
  is_sandbox boolean not null,
  place_id text not null references place on delete cascade,
  -- the network's own id of it
  external_id text not null,
  -- as the network writes them
  name text not null,
  region_name text,
  found_at timestamptz not null,
  primary key (network, is_sandbox, place_id)
);
