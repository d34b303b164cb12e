-- What a person waits for goes before what the product wants by itself.
alter table publication add column is_awaited boolean not null default false;

-- When the publications of an account were last worked on: the account that had its turn longest ago is next.
create table publishing_turn (
  account_id uuid primary key references account on delete cascade,
  began_at timestamptz not null
);
