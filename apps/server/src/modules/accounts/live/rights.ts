import type { Db } from '@posthorn/db';
import { type Role, seesWholeAccount } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Audience } from '../../../platform/events/announce.ts';
import { realTime } from '../../../platform/real-time.ts';

/** What a living session may hear of in an account. */
export interface Rights {
  role: Role;
  workspaceIds: ReadonlySet<string>;
}

interface RightsRow {
  session: string;
  role: Role;
  workspace_ids: string[];
}

/** The rights of all these sessions in one query; who is missing has none any more. */
export async function findRights(
  db: Db,
  accountId: string,
  sessions: string[],
): Promise<Map<string, Rights>> {
  const { rows } = await sql<RightsRow>`
    select encode(s.token_hash, 'hex') as session, m.role,
      array(
        select workspace_id from workspace_member wm
        where wm.account_id = m.account_id and wm.person_id = m.person_id
      ) as workspace_ids
    from session s
    join lateral (
      select r.account_id, r.person_id, r.role from account_role r
      where r.person_id = s.person_id and r.account_id = ${accountId}
        and (r.session_hash is null or r.session_hash = s.token_hash)
      order by r.session_hash is null limit 1) m on true
    where s.token_hash = any(${sessions.map((hex) => Buffer.from(hex, 'hex'))})
      and s.expires_at > ${realTime}`.execute(db);
  return new Map(
    rows.map((row) => [row.session, { role: row.role, workspaceIds: new Set(row.workspace_ids) }]),
  );
}

export function mayHear(rights: Rights | undefined, personId: string, audience: Audience): boolean {
  if (!rights) return false;
  if ('personId' in audience) return audience.personId === personId;
  if ('wholeAccount' in audience || seesWholeAccount(rights.role)) return true;
  if ('about' in audience) return audience.about === personId;
  return 'workspaceId' in audience && rights.workspaceIds.has(audience.workspaceId);
}
