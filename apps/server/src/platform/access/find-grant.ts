import type { Db } from '@posthorn/db';
import { ALL_WORKSPACES, type Role, seesWholeAccount } from '@posthorn/domain';
import { sql } from 'kysely';

interface GrantRow {
  person_id: string;
  stale: boolean;
  account_id: string | null;
  role: Role | null;
  workspace_id: string | null;
  workspace_slug: string | null;
  in_workspace: boolean;
}

/** Where in the account the request points. */
export type Target =
  | { kind: 'none' }
  | { kind: 'account'; accountId: string }
  | { kind: 'workspace'; accountId: string; slug: string }
  | { kind: 'campaign'; campaignId: string };

/**
 * One query turns the session and the id in the path into person, account, workspace and role. No
 * row: no living session. A row without a role: not theirs.
 */
export async function findGrant(
  db: Db,
  hash: Buffer,
  target: Target,
): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    select s.person_id, s.last_seen_at < now() - interval '5 minutes' as stale,
      m.account_id, m.role, w.id as workspace_id, w.slug as workspace_slug,
      exists (
        select from workspace_member wm
        where wm.workspace_id = w.id and wm.person_id = s.person_id
      ) as in_workspace
    from session s
    ${joins(target)}
    where s.token_hash = ${hash} and s.expires_at > now()`.execute(db);
  return rows[0];
}

function joins(target: Target) {
  const role = (account: ReturnType<typeof sql>) =>
    sql`left join membership m on m.person_id = s.person_id and m.account_id = ${account}`;
  switch (target.kind) {
    case 'none':
      return sql`left join membership m on false left join workspace w on false`;
    case 'account':
      return sql`${role(sql`${target.accountId}`)} left join workspace w on false`;
    case 'workspace':
      return sql`${role(sql`${target.accountId}`)}
        left join workspace w on w.account_id = m.account_id and w.slug = ${target.slug}`;
    case 'campaign':
      return sql`left join campaign c on c.id = ${target.campaignId}
        ${role(sql`c.account_id`)}
        left join workspace w on w.id = c.workspace_id and w.account_id = m.account_id`;
  }
}

/** Whether somebody with this grant may know that the target exists. */
export function reaches(row: GrantRow, target: Target): boolean {
  if (target.kind === 'none') return true;
  if (!row.role) return false;
  if (target.kind === 'account') return true;
  if (target.kind === 'workspace' && target.slug === ALL_WORKSPACES.slug) {
    return seesWholeAccount(row.role);
  }
  return row.workspace_id !== null && (seesWholeAccount(row.role) || row.in_workspace);
}
