-- What the network said of each ad when it was asked last: its state, by the id of the ad, and why.
alter table publication add column ad_states jsonb not null default '{}';
