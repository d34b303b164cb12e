-- The ad accounts through which a customer advertises, one for each network. Keys are encrypted by the
-- server for exactly this account, network and number: copied into another row they open nothing.
create table ad_account (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  network text not null check (network in ('meta', 'linkedin', 'google')),
  -- on the networks of this machine; such a row is never used for the real ones, nor the other way round
  is_sandbox boolean not null,
  -- the network's own number of it
  external_id text not null check (external_id ~ '^[0-9]{1,30}$'),
  sealed_keys bytea not null,
  -- what the network has allowed it to do beyond the usual
  capabilities text[] not null default '{}'
    check (capabilities <@ array['html5', 'leadForms', 'catalogAds']),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, network, is_sandbox)
);
