-- An error that is over is kept: how it was resolved, by whom and with which note. When it comes again it
-- is opened again, and counted.
alter table campaign_error
  add column is_open boolean not null default true,
  add column times integer not null default 1 check (times > 0),
  add column seen_at timestamptz not null default now(),
  add column resolution text
    check (resolution in ('solved', 'wont_fix', 'cant_reproduce', 'taken', 'sent_again')),
  add column note text,
  add column resolved_by uuid references person on delete set null,
  add column resolved_at timestamptz,
  add constraint campaign_error_is_resolved
    check (is_open or num_nonnulls(resolution, resolved_at) = 2);
update campaign_error set seen_at = created_at;
create index on campaign_error (resolved_by) where resolved_by is not null;

-- Lists ask for open ones only; those of years stay out of their way.
drop index campaign_error_account_id_campaign_id_idx;
create index on campaign_error (account_id, campaign_id) where is_open;

create view open_campaign_error as select * from campaign_error where is_open;
