-- Which ads a network refused, and as what they were sent: one that has not changed since is sent again
-- only when a person asks for it.
alter table publication
  add column refused_ads jsonb not null default '[]' check (jsonb_typeof(refused_ads) = 'array');

-- Those that were refused before: an error of the network about the ad is open, or was settled by a person.
update publication p set refused_ads = (
  select coalesce(jsonb_agg(jsonb_build_object('ad', ad, 'untold', null)), '[]')
  from publication_plan w, jsonb_array_elements(w.plan -> 'ads') ad
  where w.publication_id = p.id and w.version = p.plan_version
    and exists (
      select 1 from campaign_error e
      where e.account_id = p.account_id and e.campaign_id = p.campaign_id and e.channel = p.channel
        and e.kind = 'delivery' and e.code is distinct from 'review'
        and e.ad_id = (ad ->> 'id')::uuid
        and (e.is_open or e.resolution in ('solved', 'wont_fix', 'cant_reproduce'))))
where not p.is_whole and p.reached_plan is not null;

alter table publication drop column is_whole;
alter table publication
  add column is_whole boolean not null generated always as (refused_ads = '[]') stored;

-- Since when the network has had it. Days before that are no days on which it spent too little.
alter table publication add column published_at timestamptz;
update publication p set published_at = coalesce(
  (select min(a.at) from activity a
    where a.account_id = p.account_id and a.campaign_id = p.campaign_id
      and a.after ->> 'published' = p.channel),
  p.created_at)
where p.reached_plan is not null;

-- Which of them are sent again. Null meant all of them.
update publication p set ads_to_send = (
  select coalesce(array_agg((ad ->> 'id')::uuid), '{}')
  from publication_plan w, jsonb_array_elements(w.plan -> 'ads') ad
  where w.publication_id = p.id and w.version = p.plan_version
    and p.reached_version < p.wanted_version)
where ads_to_send is null;
alter table publication
  alter column ads_to_send set default '{}',
  alter column ads_to_send set not null;
