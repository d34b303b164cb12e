-- Above the accounts: those who create accounts, book their money and archive them.
create table master_account (
  id uuid primary key default uuidv7(),
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  agreement text not null default '',
  -- in hundredths of a percent; shown, no sum uses it
  fee integer not null check (fee between 0 and 10000),
  image_key text,
  created_at timestamptz not null default now()
);

-- A person is the admin of one master account at most.
create table master_admin (
  person_id uuid primary key references person on delete cascade,
  master_account_id uuid not null references master_account on delete cascade,
  since timestamptz not null default now()
);
create index on master_admin (master_account_id);

alter table account
  add column master_account_id uuid references master_account,
  add column agreement text not null default '',
  add column fee integer not null default 0 check (fee between 0 and 10000),
  add column image_key text,
  -- from here on nothing is launched any more, and what runs is stopped
  add column archive_begun_at timestamptz,
  add column archive_begun_by uuid references person on delete set null,
  -- everything stands still, and no one is a member any more
  add column archived_at timestamptz,
  add constraint account_archive_has_begun check (archived_at is null or archive_begun_at is not null);
create index on account (master_account_id, fold(name), id);
create index on account (archive_begun_at) where archive_begun_at is not null and archived_at is null;

alter table workspace
  add column mark_up integer check (mark_up between 0 and 10000),
  add column image_key text;

-- Whether campaigns may take no more than what is free. It stands beside the money, so that one lock covers both.
alter table account_balance
  add column is_limited boolean not null default false;

-- A master admin is in an account, with one session. Kept for its admins to read.
create table account_visit (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  person_id uuid references person on delete set null,
  -- as it was then
  person_name text not null,
  session_hash bytea not null,
  entered_at timestamptz not null default now(),
  ends_at timestamptz not null,
  left_at timestamptz
);
create index on account_visit (account_id, entered_at desc, id desc);
create index on account_visit (person_id);
-- A session is in one account at a time.
create unique index account_visit_open on account_visit (session_hash) where left_at is null;

-- What a person may do in an account: as a member, or with the session by which it was entered. A visit counts
-- only as long as the person is an admin of the master account that the account belongs to.
create view account_role as
  select v.account_id, v.person_id, 'admin' as role, v.session_hash
  from account_visit v
  join account a on a.id = v.account_id and a.archived_at is null
  join master_admin ma on ma.person_id = v.person_id and ma.master_account_id = a.master_account_id
  where v.left_at is null and v.ends_at > now()
  union all
  select account_id, person_id, role, null::bytea as session_hash from membership;

-- Visits end with the session and with the right to make them.
create function end_visits() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'session' then
    update account_visit set left_at = least(now(), ends_at)
    where session_hash = old.token_hash and left_at is null;
  else
    update account_visit set left_at = least(now(), ends_at)
    where person_id = old.person_id and left_at is null;
  end if;
  return null;
end $$;
create trigger session_ends_visits after delete on session
  for each row execute function end_visits();
create trigger master_admin_ends_visits after delete or update on master_admin
  for each row execute function end_visits();

create function refuse_member_of_archived() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.account_id and archived_at is not null) then
    raise exception 'account % is archived and takes no members', new.account_id;
  end if;
  return new;
end $$;
create trigger archived_account_has_no_members before insert on membership
  for each row execute function refuse_member_of_archived();

-- What master admins did. Names are kept as they were, and nothing refers to rows that may go: an entry is
-- written once and stays.
create table audit_entry (
  id bigint generated always as identity primary key,
  master_account_id uuid not null,
  account_id uuid,
  account_name text not null default '',
  person_id uuid not null,
  person_name text not null,
  person_email text not null,
  action text not null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  search_text text not null,
  at timestamptz not null default now()
);
create index on audit_entry (master_account_id, id desc);
create index on audit_entry (master_account_id, account_id, id desc);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_entry_is_final before update or delete on audit_entry
  for each row execute function refuse_change_of_audit();
create trigger audit_log_is_kept before truncate on audit_entry
  for each statement execute function refuse_change_of_audit();
