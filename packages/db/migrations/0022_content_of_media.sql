-- What tells the same file from another: the SHA-256 of the bytes as they were uploaded. Items from
-- before have none and are never found to be the same.
alter table media add column content_hash bytea;
create index on media (account_id, content_hash) where content_hash is not null;
