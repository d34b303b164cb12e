alter table template
  -- counts every change of the template or of its ads; the version counts those of the template alone
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now();

update template set updated_at = created_at;
