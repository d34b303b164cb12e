-- What lists of campaigns are sorted by: what all channels of each campaign reached together, beside what lists
-- are narrowed by. Every campaign has a row. A count is empty as long as the networks have not told it; a rate
-- is empty where there is nothing to divide by.
create table campaign_sum (
  campaign_id uuid primary key references campaign on delete cascade,
  workspace_id uuid not null,
  status text not null,
  -- as lists show it: the chosen one, or the advice
  budget bigint,
  impressions bigint,
  clicks bigint,
  leads bigint,
  spend bigint,
  ctr double precision generated always as (clicks::float8 / nullif(impressions, 0)) stored,
  cpc double precision generated always as (spend::float8 / nullif(clicks, 0)) stored,
  cpl double precision generated always as (spend::float8 / nullif(leads, 0)) stored,
  spend_of_budget double precision generated always as (spend::float8 / nullif(budget, 0)) stored
);

insert into campaign_sum (campaign_id, workspace_id, status, budget, impressions, clicks, leads, spend)
select c.id, c.workspace_id, c.status, coalesce(c.custom_total_gross_budget, c.suggested_budget),
  case when k.told then coalesce(t.impressions, 0) end,
  case when k.told then coalesce(t.clicks, 0) end,
  coalesce(t.leads, case when k.told then 0 end),
  case when k.told then coalesce(t.spend, 0) end
from campaign c
cross join lateral (
  select sum(impressions) as impressions, sum(clicks) as clicks, sum(leads) as leads, sum(spend) as spend
  from campaign_total where campaign_id = c.id) t
cross join lateral (
  select coalesce(t.impressions + t.clicks + t.spend > 0, false) or exists (
    select from publication p
    where p.account_id = c.account_id and p.campaign_id = c.id and p.figures_at is not null) as told) k;

-- One read per workspace and status, each in the order of the list: for every filter and both directions.
create index campaign_sum_by_budget on campaign_sum
  (workspace_id, status, budget desc nulls last, campaign_id desc);
create index campaign_sum_by_spend on campaign_sum
  (workspace_id, status, spend desc nulls last, campaign_id desc);
create index campaign_sum_by_spend_of_budget on campaign_sum
  (workspace_id, status, spend_of_budget desc nulls last, campaign_id desc);
create index campaign_sum_by_impressions on campaign_sum
  (workspace_id, status, impressions desc nulls last, campaign_id desc);
create index campaign_sum_by_clicks on campaign_sum
  (workspace_id, status, clicks desc nulls last, campaign_id desc);
create index campaign_sum_by_ctr on campaign_sum
  (workspace_id, status, ctr desc nulls last, campaign_id desc);
create index campaign_sum_by_cpc on campaign_sum
  (workspace_id, status, cpc desc nulls last, campaign_id desc);
create index campaign_sum_by_leads on campaign_sum
  (workspace_id, status, leads desc nulls last, campaign_id desc);
create index campaign_sum_by_cpl on campaign_sum
  (workspace_id, status, cpl desc nulls last, campaign_id desc);

-- Campaigns are changed in many places; here none of them can forget it.
create function follow_campaign() returns trigger language plpgsql as $$
begin
  insert into campaign_sum (campaign_id, workspace_id, status, budget)
  values (new.id, new.workspace_id, new.status,
    coalesce(new.custom_total_gross_budget, new.suggested_budget))
  on conflict (campaign_id) do update set
    workspace_id = excluded.workspace_id, status = excluded.status, budget = excluded.budget;
  return null;
end $$;

create trigger campaign_made after insert on campaign
  for each row execute function follow_campaign();
create trigger campaign_changed after update on campaign
  for each row
  when ((old.workspace_id, old.status, old.custom_total_gross_budget, old.suggested_budget)
    is distinct from (new.workspace_id, new.status, new.custom_total_gross_budget, new.suggested_budget))
  execute function follow_campaign();
