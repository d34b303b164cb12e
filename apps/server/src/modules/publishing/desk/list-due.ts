import { sql } from 'kysely';
import type { PublishTools } from '../engine/tools.ts';
import type { Due } from './desk.ts';

const AT_ONCE = 20;

/**
 * What is due and no worker has. What a person waits for comes first; then accounts take turns, the one first whose
 * last turn was longest ago, and each begins with what has waited longest.
 */
export async function listDue(
  { db, clock, machineNow }: Pick<PublishTools, 'db' | 'clock' | 'machineNow'>,
  withoutAccounts: readonly string[] = [],
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select d.id, d.account_id as "accountId", d.is_awaited as "isAwaited"
    from (
      select p.id, p.account_id, p.is_awaited, p.due_at,
        row_number() over (
          partition by p.account_id, p.is_awaited order by p.due_at, p.id
        ) as nth
      from publication p
      where p.due_at <= ${new Date(clock.now())}
        and (p.lease_until is null or p.lease_until <= ${new Date(machineNow())})
        and p.account_id <> all(${[...withoutAccounts]}::uuid[])
    ) d
    left join publishing_turn t on t.account_id = d.account_id
    order by d.is_awaited desc, d.nth, t.began_at nulls first, d.due_at, d.id
    limit ${AT_ONCE}`.execute(db);
  return rows;
}
