-- What calls to the networks have cost, by ad account and stretch of time: shared by all processes.
create table network_usage (
  network text not null,
  is_sandbox boolean not null,
  external_id text not null,
  counted_from timestamptz not null,
  points integer not null,
  primary key (network, is_sandbox, external_id, counted_from)
);

-- Money that a network takes by the day is divided anew once a day; this says when it was last.
alter table publication add column last_spread_at timestamptz;
