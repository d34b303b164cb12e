-- The only person who hears of it: the others know already.
alter table notification
  add column for_person uuid references person on delete cascade;
create index on notification (for_person) where for_person is not null;
