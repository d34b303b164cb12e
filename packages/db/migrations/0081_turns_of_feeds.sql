-- When the last reading of a feed began, on the machines' own clock. A reading that takes long keeps no place of others,
-- and the account that was read longest ago comes first.
alter table feed add column leased_at timestamptz;
