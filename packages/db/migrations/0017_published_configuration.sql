-- What the networks have of a campaign's configuration: its columns as they were when it was published
-- last. What was changed since waits until the campaign is deployed again. Null until the first launch;
-- for campaigns launched before this column it is filled in when they are changed next.
alter table campaign add column published jsonb;
