import type { Role } from '@posthorn/domain';
import type { Statement } from './list-statement.ts';
import { usualOrder } from './list-statement.ts';
import { rowJson, rowTables } from './row-json.ts';
import { isVisibleTo } from './visible.ts';

const MOST = 50;

/** Never named: how many campaigns hold a text decides which way is fast, so each is planned. */
const text = (role: Role) => `
  with found as (
    select id, workspace_id, row_number() over () as n
    from (
      select id, workspace_id from campaign
      where account_id = $1 and search_text like inside_pattern($2)
        and ${isVisibleTo('$3', 'workspace_id')}
      order by ${usualOrder}
      limit ${MOST} + 1
    ) as match
  ), grouped as (
    select w.id, w.name, w.slug, min(f.n) as best, json_agg(${rowJson(role)} order by f.n) as campaigns
    from found f
    join campaign c on c.id = f.id
    ${rowTables}
    where f.n <= ${MOST}
    group by w.id
  )
  select json_build_object(
    'workspaces', coalesce((select json_agg(json_build_object('id', id, 'name', name, 'slug', slug,
      'campaigns', campaigns) order by best) from grouped), '[]'),
    'hasMore', (select count(*) > ${MOST} from found))::text as answer`;

/** Campaigns that hold a text, per workspace, as one JSON text, `answer`. */
export function campaignSearchStatement(request: {
  accountId: string;
  /** Only the workspaces of this person; undefined for the whole account. */
  onlyOf: string | undefined;
  q: string;
  /** Of the caller: rows say what they may do. */
  role: Role;
}): Statement {
  return {
    text: text(request.role),
    values: [request.accountId, request.q, request.onlyOf ?? null],
  };
}
