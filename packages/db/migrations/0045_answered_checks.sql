-- 'Last checked' is when the network answered. When a check began is kept beside it, so that of several
-- processes one asks, and a network that is silent is asked again soon.
alter table ad_account add column check_begun_at timestamptz;
