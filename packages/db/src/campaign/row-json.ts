/**
 * A campaign as lists show it, as JSON written by the database: c is the campaign, w its workspace,
 * a its account.
 */
export const rowJson = `json_build_object(
  'id', c.id, 'hash', c.hash, 'type', c.type, 'status', c.status, 'title', c.title,
  'poNumber', c.po_number, 'startDate', c.start_date, 'endDate', c.end_date,
  'locations', c.locations, 'workspaceId', w.id, 'workspaceName', w.name, 'workspaceSlug', w.slug,
  'profiles', c.profiles, 'functionGroup', c.function_group, 'usedTemplate', c.used_template,
  'customTotalGrossBudget', c.custom_total_gross_budget,
  'suggestedTotalGrossBudget', c.suggested_budget,
  'spend', json_build_object(
    'amount', (select coalesce(sum(t.spend), 0)::bigint from campaign_total t where t.campaign_id = c.id),
    'currency', a.currency),
  'hasErrors', exists (
    select from campaign_error e where e.campaign_id = c.id and e.kind = 'delivery'),
  'mediaErrors', (
    select coalesce(json_agg(e.user_message order by e.id), '[]')
    from campaign_error e where e.campaign_id = c.id and e.kind = 'media'),
  'version', c.version)`;
