-- For how many days its template or package lets a campaign run: with it, a first day is enough to
-- know the last one.
alter table campaign add column runtime integer check (runtime > 0);
