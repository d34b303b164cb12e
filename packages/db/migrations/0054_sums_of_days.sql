-- The days of a campaign without its ads, and those of a workspace without its campaigns, written with
-- campaign_figure: a page of figures must not add up hundreds of ads, or thousands of campaigns, on every visit.
create table campaign_day (
  campaign_id uuid not null references campaign on delete cascade,
  day date not null,
  channel text not null,
  impressions bigint not null,
  clicks bigint not null,
  leads bigint not null,
  spend bigint not null,
  primary key (campaign_id, day, channel)
);

insert into campaign_day
select campaign_id, day, channel, sum(impressions), sum(clicks), sum(leads), sum(spend)
from campaign_figure group by campaign_id, day, channel;

-- Every campaign that is read changes the same few rows; there is room for that beside them.
create table workspace_day (
  workspace_id uuid not null references workspace on delete cascade,
  day date not null,
  channel text not null,
  impressions bigint not null,
  clicks bigint not null,
  leads bigint not null,
  spend bigint not null,
  primary key (workspace_id, day, channel)
) with (fillfactor = 50);

insert into workspace_day
select c.workspace_id, d.day, d.channel, sum(d.impressions), sum(d.clicks), sum(d.leads), sum(d.spend)
from campaign_day d join campaign c on c.id = d.campaign_id
group by c.workspace_id, d.day, d.channel;

-- Between which days something was counted: where a period holds all of them, its sum is the total. Totals
-- without days are of campaigns that counted nothing.
alter table campaign_total add column first_day date, add column last_day date;
update campaign_total t set first_day = d.first_day, last_day = d.last_day
from (
  select campaign_id, channel, min(day) as first_day, max(day) as last_day
  from campaign_day group by campaign_id, channel
) d where d.campaign_id = t.campaign_id and d.channel = t.channel;
delete from campaign_total where first_day is null;
alter table campaign_total
  alter column first_day set not null,
  alter column last_day set not null;

-- When a network was last read for an account, without looking at all that is on it.
create index publication_read on publication (account_id, channel, figures_at desc)
  where figures_at is not null;
