import type { Db } from '@posthorn/db';
import { ACTIVE, type Counted, type Currency } from '@posthorn/domain';
import { sql } from 'kysely';

interface FoundFigures extends Counted {
  active: number;
  with_errors: number;
  currency: Currency;
}

/** What the campaigns of a workspace, or of the whole account, reached together. */
export async function findFigures(
  db: Db,
  accountId: string,
  workspaceId: string | undefined,
): Promise<FoundFigures> {
  const ofCampaigns = workspaceId
    ? sql`c.workspace_id = ${workspaceId}`
    : sql`c.account_id = ${accountId}`;
  const ofWorkspaces = workspaceId ? sql`w.id = ${workspaceId}` : sql`true`;
  const { rows } = await sql<FoundFigures>`
    select a.currency, sums.*,
      (select count(*) from campaign c where ${ofCampaigns} and c.status = ${ACTIVE}) as active,
      (select count(distinct e.campaign_id) from open_campaign_error e
        join campaign c on c.id = e.campaign_id
        where e.account_id = ${accountId} and e.kind = 'delivery' and ${ofCampaigns}) as with_errors
    from account a, (
      select coalesce(sum(t.impressions), 0)::bigint as impressions,
        coalesce(sum(t.clicks), 0)::bigint as clicks,
        coalesce(sum(t.leads), 0)::bigint as leads,
        coalesce(sum(t.spend), 0)::bigint as spend
      from workspace w join workspace_total t on t.workspace_id = w.id
      where w.account_id = ${accountId} and ${ofWorkspaces}
    ) as sums
    where a.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The account is gone');
  return row;
}
