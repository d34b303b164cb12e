-- When a network was last brought back to what was planned, so that it is not tried without end.
alter table publication add column righted_at timestamptz;
