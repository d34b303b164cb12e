-- A letter on Monday morning, for those who choose it.
alter table mail_choice drop constraint mail_choice_choice_check;
alter table mail_choice
  add constraint mail_choice_choice_check check (choice in ('each', 'daily', 'weekly', 'never'));

-- The Monday whose letter each of them got last, or had chosen too late for. Written in the transaction that
-- writes the letter, so that each Monday has one, however many processes look.
create table weekly_letter (
  person_id uuid primary key references person on delete cascade,
  monday date not null
);
create index on weekly_letter (monday);
