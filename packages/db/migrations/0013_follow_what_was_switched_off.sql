-- What was switched off before it was known to run is looked after, too.
drop index publication_followed;
create index publication_followed on publication (followed_at nulls first)
  where reached_plan is not null or reached_delivery is not null;
