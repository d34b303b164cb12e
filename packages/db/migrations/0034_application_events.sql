-- What a customer has chosen to count as an application, by the network's own numbers: conversions on Google
-- and LinkedIn, a custom conversion or an event of a pixel on Meta ('<pixel>/<event>'). Empty: as the network
-- counts by itself, and as everything was counted before it could be chosen.
alter table ad_account
  add column application_events text[] not null default '{}'
    check (array_to_string(application_events, ',') ~ '^([0-9]{1,30}(/[A-Z_]{1,40})?(,|$))*$');
