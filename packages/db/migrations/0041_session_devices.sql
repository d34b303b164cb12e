-- People see where they are signed in, and sign out there. A session is named by an id of its own, because
-- its token must not leave the browser that has it; the browser's own words tell people which one it is.
alter table session
  add column id uuid not null default uuidv7(),
  add column user_agent text not null default '' check (octet_length(user_agent) <= 2000);
create unique index on session (id);
