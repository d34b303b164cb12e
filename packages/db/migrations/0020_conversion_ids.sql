-- Each network counts conversions under a number of its own: a pixel on Meta, a conversion on LinkedIn, a
-- conversion action on Google. The one number that an account had before belonged to no network in
-- particular, and was sent to the wrong one.
alter table ad_account
  add column conversion_id text check (conversion_id ~ '^[0-9]{1,30}$');
alter table account drop column conversion_id;
