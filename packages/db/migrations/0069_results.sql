-- What the goal of a campaign counts, and what one of it costs: lists are sorted by both. The goal is that of the
-- type; a custom campaign has chosen its own, and is looked at by its clicks until then.
alter table campaign_sum add column counts text not null default 'clicks'
  check (counts in ('clicks', 'impressions', 'leads'));

create function counted_for(type text, goal text) returns text language sql immutable as $$
  select case
    case type
      when 'consideration' then 'MAXIMISE_CLICKS'
      when 'awareness' then 'MAXIMISE_IMPRESSIONS'
      when 'conversions' then 'MAXIMISE_CONVERSIONS'
      when 'leadform' then 'MAXIMISE_CONVERSIONS'
      else goal
    end
    when 'MAXIMISE_IMPRESSIONS' then 'impressions'
    when 'MAXIMISE_CONVERSIONS' then 'leads'
    else 'clicks'
  end
$$;

update campaign_sum s set counts = counted_for(c.type, c.goal)
from campaign c where c.id = s.campaign_id and counted_for(c.type, c.goal) <> s.counts;

alter table campaign_sum
  add column result bigint generated always as (
    case counts when 'clicks' then clicks when 'impressions' then impressions else leads end) stored,
  -- of impressions, what a thousand cost
  add column result_cost double precision generated always as (
    case counts
      when 'clicks' then spend::float8 / nullif(clicks, 0)
      when 'impressions' then spend::float8 * 1000 / nullif(impressions, 0)
      else spend::float8 / nullif(leads, 0)
    end) stored;

create index campaign_sum_by_result on campaign_sum
  (workspace_id, status, result desc nulls last, campaign_id desc);
create index campaign_sum_by_result_cost on campaign_sum
  (workspace_id, status, result_cost desc nulls last, campaign_id desc);

create or replace function follow_campaign() returns trigger language plpgsql as $$
begin
  insert into campaign_sum (campaign_id, workspace_id, status, budget, counts)
  values (new.id, new.workspace_id, new.status,
    coalesce(new.custom_total_gross_budget, new.suggested_budget), counted_for(new.type, new.goal))
  on conflict (campaign_id) do update set
    workspace_id = excluded.workspace_id, status = excluded.status, budget = excluded.budget,
    counts = excluded.counts;
  return null;
end $$;

drop trigger campaign_changed on campaign;
create trigger campaign_changed after update on campaign
  for each row
  when ((old.workspace_id, old.status, old.custom_total_gross_budget, old.suggested_budget, old.type, old.goal)
    is distinct from
    (new.workspace_id, new.status, new.custom_total_gross_budget, new.suggested_budget, new.type, new.goal))
  execute function follow_campaign();
