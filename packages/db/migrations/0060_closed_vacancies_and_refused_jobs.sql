-- Jobs that a network does not advertise are counted and shown beside those it does.
create index catalogue_item_refused on catalogue_item (publication_id, feed_id) where problem is not null;

alter table feed
  -- who asked for the reading that is due; null where the product reads it by itself
  add column asked_by uuid references person on delete set null,
  -- what the host said of the answer that was taken over last, so that it can say that nothing has changed since
  add column etag text not null default '',
  add column last_modified text not null default '',
  -- the day for which that answer was read: jobs close by themselves
  add column unchanged_on date;

alter table feed_reading
  -- the host said that nothing has changed since the reading before
  add column is_unchanged boolean not null default false;

-- A page may be there and say that its vacancy is closed.
alter table vacancy_watch
  drop constraint vacancy_watch_finding_check,
  add constraint vacancy_watch_finding_check
    check (finding in ('gone', 'pageGone', 'pageClosed', 'changed')),
  add column closed_looks integer not null default 0 check (closed_looks >= 0);

-- Ad accounts that were connected with the right to keep catalogues may keep them.
update ad_account set capabilities = array_append(capabilities, 'catalogAds')
where network = 'meta' and 'catalog_management' = any (rights) and not 'catalogAds' = any (capabilities);
