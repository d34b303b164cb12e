-- What invoices of an account say; written by those who manage accounts, read by the account's admins.
create table finance_setting (
  account_id uuid primary key references account on delete cascade,
  invoice_email text not null default '',
  vat_number text not null default '',
  billing_option text not null default '',
  tax_group text not null default '',
  payment_period integer not null check (payment_period between 0 and 365),
  cost_center text not null default ''
);

-- Who is sent the balance overview.
create table balance_recipient (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  name text not null,
  email text not null,
  -- the month in which the last overview was posted, by its first day; the next one comes in a later month
  posted_in date not null,
  created_at timestamptz not null default now()
);
create unique index on balance_recipient (account_id, lower(email));

-- The ledger: every entry moves money between the places of its account, so its lines add up to nothing.
create table ledger_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('deposit', 'correction', 'campaign')),
  -- whose budget was reserved, spent or released; kept when the campaign is deleted
  campaign_id uuid,
  -- of a booking; entries of campaigns have the moment in which they were made
  day date,
  description text not null default '',
  person_id uuid references person on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'campaign') = (campaign_id is not null)),
  check ((kind = 'campaign') = (day is null))
);
create index on ledger_entry (account_id, kind, day desc, id desc);
create index on ledger_entry (campaign_id) where campaign_id is not null;

create table ledger_line (
  entry_id bigint not null references ledger_entry on delete cascade,
  place text not null
    check (place in ('deposits', 'corrections', 'available', 'reserved', 'spent')),
  amount bigint not null check (amount <> 0),
  primary key (entry_id, place)
);

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_line where entry_id = new.entry_id) <> 0 then
    raise exception 'the lines of ledger entry % do not add up to zero', new.entry_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_is_balanced after insert on ledger_line
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();

-- A booking is corrected by another one, never changed. (An account that is removed takes its ledger along.)
create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'a ledger entry is never changed: book a correction';
end $$;
create trigger ledger_line_is_final before update on ledger_line
  for each row execute function refuse_change_of_ledger();
create trigger ledger_entry_is_final
  before update of account_id, kind, campaign_id, day, description, created_at on ledger_entry
  for each row execute function refuse_change_of_ledger();

-- The sums of the lines, written with them: by account, as a row to lock when money is taken, and by campaign.
create table account_balance (
  account_id uuid primary key references account on delete cascade,
  available bigint not null default 0,
  reserved bigint not null default 0 check (reserved >= 0),
  spent bigint not null default 0 check (spent >= 0)
);
create table campaign_money (
  campaign_id uuid primary key references campaign on delete cascade,
  reserved bigint not null check (reserved >= 0),
  spent bigint not null check (spent >= 0)
);

-- What was launched before there was a ledger.
insert into campaign_money (campaign_id, reserved, spent)
select c.id,
  case when c.status in ('active', 'paused')
    then greatest(0, coalesce(c.custom_total_gross_budget, 0) - coalesce(t.spent, 0)) else 0 end,
  coalesce(t.spent, 0)
from campaign c
left join lateral (
  select sum(spend)::bigint as spent from campaign_total where campaign_id = c.id) t on true
where c.status in ('active', 'paused') or t.spent > 0;

with entry as (
  insert into ledger_entry (account_id, kind, campaign_id)
  select c.account_id, 'campaign', c.id
  from campaign_money m join campaign c on c.id = m.campaign_id
  where m.reserved > 0 or m.spent > 0
  returning id, campaign_id
)
insert into ledger_line (entry_id, place, amount)
select e.id, l.place, l.amount
from entry e
join campaign_money m on m.campaign_id = e.campaign_id
cross join lateral (values
  ('available', -m.reserved - m.spent), ('reserved', m.reserved), ('spent', m.spent)) l (place, amount)
where l.amount <> 0;

insert into account_balance (account_id, available, reserved, spent)
select c.account_id, -sum(m.reserved + m.spent), sum(m.reserved), sum(m.spent)
from campaign_money m join campaign c on c.id = m.campaign_id
group by c.account_id;
