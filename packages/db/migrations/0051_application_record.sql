-- Who reads the record of those who dealt with applications sees names, and stands in it as well.
alter table application_use drop constraint application_use_use_check;
alter table application_use add constraint application_use_use_check check (use in (
  'listed', 'opened', 'changed', 'downloaded', 'handedOver', 'erased', 'recordRead'));

-- The record is read by the last time of each entry, page by page.
create index on application_use (campaign_id, last_at desc, id desc);
drop index application_use_campaign_id_id_idx;
