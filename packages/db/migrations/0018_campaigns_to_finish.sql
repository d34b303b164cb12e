-- Every quarter of an hour the product looks for campaigns whose last day is over.
create index campaign_to_finish on campaign (end_date, id) where status in ('active', 'paused');
