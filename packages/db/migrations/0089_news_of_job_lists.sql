-- News are also about a job list: a feed that fails or waits, and jobs that a network refuses.
alter table notification
  add column job_list_id uuid references job_list on delete cascade,
  drop constraint notification_check,
  add constraint notification_check
    check (num_nonnulls(campaign_id, dynamic_campaign_id, job_list_id) = 1);
create index on notification (job_list_id) where job_list_id is not null;
