-- What a network refused may be one ad. The error goes with the ad, and both belong to one campaign.
alter table ad add unique (account_id, campaign_id, id);

alter table campaign_error
  add column ad_id uuid,
  add foreign key (account_id, campaign_id, ad_id) references ad (account_id, campaign_id, id)
    on delete cascade;
create index on campaign_error (ad_id, created_at desc, id desc) where ad_id is not null;

-- The columns of a view are those of the day it was made.
create or replace view shown_campaign_error as
  select * from campaign_error where kind <> 'delivery' or position('3858258' in message) = 0;
