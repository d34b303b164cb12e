import { type Database, pageColumns, pagesOf } from '@posthorn/db';
import type { Template } from '@posthorn/domain';
import type { Insertable, Selectable } from 'kysely';

export type TemplateRow = Selectable<Database['template']>;
export type NewTemplate = Omit<Template, 'id'>;

export const templateOf = (row: TemplateRow): Template => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  title: row.title,
  purpose: row.purpose,
  targetUrl: row.target_url,
  poNumber: row.po_number,
  functionGroup: row.function_group,
  profiles: row.profiles,
  locations: row.locations,
  goal: row.goal,
  language: row.language,
  runtime: row.runtime,
  customTotalGrossBudget: row.custom_total_gross_budget,
  channelsOff: row.channels_off,
  keywords: row.keywords,
  ...pagesOf(row),
});

export const templateColumns = (template: NewTemplate) =>
  ({
    kind: template.kind,
    type: template.type,
    title: template.title,
    purpose: template.purpose,
    target_url: template.targetUrl,
    po_number: template.poNumber,
    function_group: template.functionGroup,
    profiles: JSON.stringify(template.profiles),
    locations: JSON.stringify(template.locations),
    goal: template.goal,
    language: template.language,
    runtime: template.runtime,
    custom_total_gross_budget: template.customTotalGrossBudget,
    channels_off: [...template.channelsOff],
    keywords: template.keywords && JSON.stringify(template.keywords),
    ...pageColumns(template),
  }) satisfies Omit<Insertable<Database['template']>, 'account_id'>;
