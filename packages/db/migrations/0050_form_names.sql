-- A form without a name of its own is called as its campaign or template is. Forms that were begun before
-- took over the title of that moment, or nothing; they follow the title from now on.
update lead_form f set name = '' from campaign c where c.id = f.campaign_id and c.title = f.name;
update lead_form f set name = '' from template t where t.id = f.template_id and t.title = f.name;
