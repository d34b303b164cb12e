-- Campaigns that were launched before it was written down what they were published with: their newest
-- plan tells title, address, language and goal, so that a repair that was not deployed is seen to wait.
-- Places, jobs and pages stand in a plan in the words of the networks; these are taken as they are now.
with newest as (
  select distinct on (p.campaign_id) p.campaign_id, n.plan
  from publication p
  join publication_plan n on n.publication_id = p.id and n.version = p.plan_version
  order by p.campaign_id, n.created_at desc)
update campaign c
set published = coalesce(c.published, (
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(c))
    where key in ('type', 'title', 'target_url', 'language', 'goal', 'function_group', 'profiles',
      'locations', 'start_date', 'end_date', 'facebook_budget', 'google_display_budget',
      'google_search_budget', 'linkedin_budget', 'channels_off', 'facebook_page_id',
      'instagram_page_id', 'linkedin_page_id')))
  || jsonb_build_object('title', plan -> 'title', 'target_url', plan -> 'landingPage',
    'language', plan -> 'language')
  || case when c.goal is null then '{}' else jsonb_build_object('goal', plan -> 'goal') end
from newest
where newest.campaign_id = c.id;

-- Plans for conversions without a pixel were published for visits on Meta, which never changes that
-- any more. What runs is told as it runs: otherwise Meta refuses every ad that is changed. What never
-- got so far is not touched.
with run_for_visits as (
  update publication set reached_plan = jsonb_set(reached_plan, '{goal}', '"MAXIMISE_CLICKS"')
  where channel = 'facebook' and reached_plan ->> 'goal' = 'MAXIMISE_CONVERSIONS'
    and reached_plan -> 'pixelId' = 'null'
  returning id)
update publication_plan set plan = jsonb_set(plan, '{goal}', '"MAXIMISE_CLICKS"')
where publication_id in (select id from run_for_visits)
  and plan ->> 'goal' = 'MAXIMISE_CONVERSIONS' and plan -> 'pixelId' = 'null';
