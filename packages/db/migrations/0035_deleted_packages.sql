-- A deleted package is no longer shown or offered. Its row stays, because campaigns that were made from it
-- name it for good: that they came from a package decides which channels they have.
alter table package add column removed_at timestamptz;

-- The list of an account.
create index on package (account_id, id desc) where removed_at is null;
