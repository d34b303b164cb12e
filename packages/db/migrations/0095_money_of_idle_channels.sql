-- Of a campaign that runs, only the budgets that networks can spend are reserved now: not those of channels on which it
-- was never published or was given up. What is reserved too much is given back, by an entry as for every other change.
create temporary table held_too_much on commit drop as
select c.id as campaign_id, c.account_id, m.reserved - greatest(0, held.budget - held.spent)::bigint as amount
from campaign c
join campaign_money m on m.campaign_id = c.id
cross join lateral (
  select coalesce(sum(of.budget), 0) as budget, coalesce(sum(of.spent), 0) as spent
  from publication p
  cross join lateral (
    select
      case p.channel
        when 'facebook' then c.facebook_budget
        when 'googleDisplay' then c.google_display_budget
        when 'googleSearch' then c.google_search_budget
        when 'linkedIn' then c.linkedin_budget
      end as budget,
      (select sum(t.spend) from campaign_total t
       where t.campaign_id = c.id
         and case t.channel when 'instagram' then 'facebook' else t.channel end = p.channel) as spent) of
  where p.account_id = c.account_id and p.campaign_id = c.id and p.wanted_delivery <> 'stopped'
    and not (p.state = 'failed' and p.reached_plan is null and p.due_at is null
      and not exists (
        select from open_campaign_error e
        where e.campaign_id = c.id and e.kind = 'delivery'
          and (e.channel = p.channel or e.channel is null)))) held
where c.status in ('active', 'paused')
  and exists (select from publication p where p.account_id = c.account_id and p.campaign_id = c.id);

delete from held_too_much where amount = 0;

with entry as (
  insert into ledger_entry (account_id, kind, campaign_id)
  select account_id, 'campaign', campaign_id from held_too_much
  returning id, campaign_id
)
insert into ledger_line (entry_id, place, amount)
select e.id, l.place, l.amount
from entry e
join held_too_much h using (campaign_id)
cross join lateral (values ('available', h.amount), ('reserved', -h.amount)) l (place, amount);

update campaign_money m set reserved = m.reserved - h.amount
from held_too_much h where h.campaign_id = m.campaign_id;

update account_balance b set available = b.available + h.amount, reserved = b.reserved - h.amount
from (select account_id, sum(amount) as amount from held_too_much group by account_id) h
where h.account_id = b.account_id;
