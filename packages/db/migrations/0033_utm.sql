-- The tracking parameters that an account adds to the landing pages of its ads, by channel.
alter table account add column utm jsonb not null default '{}';
