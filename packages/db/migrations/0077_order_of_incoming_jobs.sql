-- Jobs are shown in the order of their feed; the order of rows in a table is not theirs.
alter table job_incoming add column position bigint generated always as identity;
