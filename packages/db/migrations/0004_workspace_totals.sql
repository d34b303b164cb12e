-- What all campaigns of a workspace reached together. The overview shows it on every visit, and must
-- not add up a hundred thousand campaigns for it.
create table workspace_total (
  workspace_id uuid primary key references workspace on delete cascade,
  impressions bigint not null,
  clicks bigint not null,
  leads bigint not null,
  spend bigint not null
);

insert into workspace_total
select c.workspace_id, sum(t.impressions), sum(t.clicks), sum(t.leads), sum(t.spend)
from campaign c join campaign_total t on t.campaign_id = c.id
group by c.workspace_id;
