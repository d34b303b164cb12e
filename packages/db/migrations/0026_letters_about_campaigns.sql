-- What a notification is about: it decides who hears of it and with which letters it comes. Those from
-- before there were kinds have none, and no letter.
alter table notification
  add column kind text,
  -- What happened, so that it is told once, however often it is noticed. Two processes that notice it at
  -- the same moment write the same key.
  add column key text,
  -- Who did it, and so does not hear of it.
  add column by_person uuid references person on delete set null,
  -- Since when its letters are written, or wait for the daily one.
  add column letters_at timestamptz;
create unique index on notification (account_id, key);
create index on notification (by_person) where by_person is not null;

-- When a person wants letters of a group. What is not chosen is as usual.
create table mail_choice (
  person_id uuid not null references person on delete cascade,
  mail_group text not null,
  choice text not null check (choice in ('each', 'daily', 'never')),
  primary key (person_id, mail_group)
);

-- What waits for a person's daily letter.
create table waiting_news (
  person_id uuid not null references person on delete cascade,
  notification_id uuid not null references notification on delete cascade,
  due_at timestamptz not null,
  primary key (person_id, notification_id)
);
create index on waiting_news (notification_id);
create index on waiting_news (due_at);

-- Where the reader can stop letters like this one.
alter table mail add column unsubscribe_url text;

-- Since when the network takes our key no longer.
alter table ad_account add column lost_at timestamptz;

-- When the network last told its figures: what a campaign spent is judged once all have told theirs.
alter table publication add column figures_at timestamptz;
