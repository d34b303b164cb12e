-- Shared views are changed by several admins: a version, so that the second does not undo the first unseen.
alter table saved_view add column version int not null default 1;

-- Views can be narrowed to campaigns that run now or later, and to those of the person who looks.
update saved_view set list = '{"runs": null, "mine": false}'::jsonb || list;

-- Who made a campaign. Known of older ones from what was recorded of them.
alter table campaign add column made_by uuid references person on delete set null;
update campaign c set made_by = a.person_id
from activity a
where a.campaign_id = c.id and a.kind = 'campaign' and a.action = 'created' and a.person_id is not null;
-- Also for the people that are deleted, who are looked for here.
create index campaign_of_maker on campaign (made_by, account_id) where made_by is not null;
