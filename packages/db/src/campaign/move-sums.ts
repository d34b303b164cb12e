import { sql } from 'kysely';
import type { Tx } from '../connect.ts';

const counts = ['impressions', 'clicks', 'leads', 'spend'];
const listed = (each: (count: string) => string) => sql.raw(counts.map(each).join(', '));
const all = listed((count) => count);
const signed = listed((count) => `side.sign * sum(${count})`);
const added = listed((count) => `${count} = t.${count} + excluded.${count}`);

/**
 * What a campaign has counted is taken from one workspace and given to another, in their sums and those of
 * their days. The campaign is locked by the caller, so nothing is counted meanwhile. One statement in the
 * order of `writeFigures`: written one after the other, rows could be locked against a writer of figures.
 */
export async function moveWorkspaceSums(
  tx: Tx,
  campaignId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    with side as (
      select * from (values (${from}::uuid, -1), (${to}::uuid, 1)) as v (workspace_id, sign)
    ), days_of_workspaces as (
      insert into workspace_day as t (workspace_id, day, channel, ${all})
      select side.workspace_id, day, channel, ${signed} from campaign_day cross join side
      where campaign_id = ${campaignId}
      group by side.workspace_id, side.sign, day, channel
      order by side.workspace_id, day, channel
      on conflict (workspace_id, day, channel) do update set ${added}
    ), of_workspaces as (
      insert into workspace_total as t (workspace_id, ${all})
      select side.workspace_id, ${signed} from campaign_total cross join side
      where campaign_id = ${campaignId}
      group by side.workspace_id, side.sign order by side.workspace_id
      on conflict (workspace_id) do update set ${added}
    )
    select from side`.execute(tx);
}
