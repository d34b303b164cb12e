import { sql } from 'kysely';
import type { Tx } from '../connect.ts';

const counts = ['impressions', 'clicks', 'leads', 'spend'] as const;
const all = sql.raw(counts.join(', '));
const added = sql.raw(
  counts.map((count) => `${count} = t.${count} + excluded.${count}`).join(', '),
);
const given = (sign: '' | '-') => sql.raw(counts.map((count) => `${sign}sum(${count})`).join(', '));

/**
 * What a campaign has counted is taken from one workspace and given to another, in their sums and those of
 * their days. The campaign is locked by the caller, so nothing is counted meanwhile; the workspaces are
 * written in the order of their ids, as figures are.
 */
export async function moveWorkspaceSums(
  tx: Tx,
  campaignId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const signs = { [from]: '-', [to]: '' } as const;
  for (const workspace of [from, to].toSorted()) {
    const sums = given(signs[workspace] ?? '');
    await sql`
      insert into workspace_day as t (workspace_id, day, channel, ${all})
      select ${workspace}::uuid, day, channel, ${sums} from campaign_day
      where campaign_id = ${campaignId} group by day, channel order by day, channel
      on conflict (workspace_id, day, channel) do update set ${added}`.execute(tx);
    await sql`
      insert into workspace_total as t (workspace_id, ${all})
      select ${workspace}::uuid, ${sums} from campaign_total
      where campaign_id = ${campaignId} having count(*) > 0
      on conflict (workspace_id) do update set ${added}`.execute(tx);
  }
}
