-- What is on a network is looked after: what its reviewers say, what it reached, what it spent.
alter table publication
  -- when somebody last asked the network
  add column followed_at timestamptz,
  -- when its money is spread anew over the days that are left, where the network takes no total
  add column spread_at timestamptz;
create index publication_followed on publication (followed_at nulls first)
  where reached_plan is not null;
