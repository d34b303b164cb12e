-- Addresses of a customer's programs that are told what happens to campaigns.
create table webhook (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  url text not null,
  -- signs what is sent; encrypted for exactly this row
  sealed_secret bytea not null,
  events text[] not null,
  is_on boolean not null default true,
  -- who added it; it stays when that person leaves
  person_id uuid references person on delete set null,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index on webhook (account_id);

-- What was sent or is to be sent, and what came of it; kept for thirty days.
create table webhook_delivery (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
  event text not null,
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- of the last attempt: what was answered, or why nothing was
  status_code integer,
  problem text,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  next_at timestamptz
);
create index on webhook_delivery (webhook_id, id desc);
create index on webhook_delivery (created_at);
