import type { Connection } from '@posthorn/db';
import type { Role } from '@posthorn/domain';
import { grantStatements, type ScopeName } from './scopes.ts';

interface GrantRow {
  person_id: string;
  /** The session was not used for a while; using it keeps it alive. */
  stale: boolean;
  account_id: string | null;
  role: Role | null;
  /** Where the target lies in one. */
  workspace_id: string | null;
  workspace_slug: string | null;
  /** Whether the person may know that the target exists; null is no. */
  reached: boolean | null;
}

/** Turns a session and what the request names into person, account, workspace and role. */
export async function findGrant(
  pool: Connection['pool'],
  sessionHash: Buffer,
  scope: ScopeName,
  target: Readonly<Record<string, string>>,
): Promise<GrantRow | undefined> {
  const { name, text, params } = grantStatements[scope];
  const values = [sessionHash, ...params.map((param) => target[param] ?? null)];
  const { rows } = await pool.query<GrantRow>({ name, text, values });
  return rows[0];
}
