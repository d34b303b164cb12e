-- So many open jobs of a feed have no image: networks refuse them one by one, and people are warned before.
alter table feed add column without_image_count integer not null default 0;
update feed set without_image_count = (
  select count(distinct job_id) from job
  where feed_id = feed.id and gone_at is null and content ->> 'image' = '');
