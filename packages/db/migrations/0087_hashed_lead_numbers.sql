-- The number that a network gave an application leads back to the person as long as the network keeps it. Only a keyed
-- hash of it is kept, by which the application is known when it comes again. Numbers from before are hashed when the
-- server starts, because the key is not known here.
alter table application rename column lead_id to lead_hash;
create index application_lead_to_hash on application (id) where lead_hash not like 'hmac-sha256:%';

-- Keys of those hashes, sealed. The newest that opens is used; a new one is made only where none opens.
create table lead_key (
  id bigint generated always as identity primary key,
  sealed bytea not null
);
