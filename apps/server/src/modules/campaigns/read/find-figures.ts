import type { Db } from '@posthorn/db';
import type { Counted, Currency } from '@posthorn/domain';
import { sql } from 'kysely';

/** What the campaigns of a workspace, or of the whole account, reached together. */
export async function findFigures(
  db: Db,
  accountId: string,
  workspaceId: string | undefined,
): Promise<Counted & { active: number; with_errors: number; currency: Currency }> {
  const inScope = workspaceId
    ? sql`c.workspace_id = ${workspaceId}`
    : sql`c.account_id = ${accountId}`;
  const { rows } = await sql<Awaited<ReturnType<typeof findFigures>>>`
    select a.currency,
      (select count(*) from campaign c where ${inScope} and c.status = 'active') as active,
      (select count(distinct e.campaign_id) from shown_campaign_error e
        join campaign c on c.id = e.campaign_id
        where e.account_id = ${accountId} and e.kind = 'delivery' and ${inScope}) as with_errors,
      sums.*
    from account a, (
      select coalesce(sum(t.impressions), 0)::bigint as impressions,
        coalesce(sum(t.clicks), 0)::bigint as clicks,
        coalesce(sum(t.leads), 0)::bigint as leads,
        coalesce(sum(t.spend), 0)::bigint as spend
      from campaign c join campaign_total t on t.campaign_id = c.id
      where ${inScope}
    ) as sums
    where a.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The account is gone');
  return row;
}
