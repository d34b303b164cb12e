import type { Connection } from '@posthorn/db';
import type { Role, TokenRight } from '@posthorn/domain';
import { grantStatements, type KeyKind, type ScopeName } from './scopes.ts';

interface GrantRow {
  person_id: string;
  /** Its last use was a while ago, and has to be noted. */
  stale: boolean;
  /** Of a token; a session has all that its person has. */
  rights: TokenRight[] | null;
  account_id: string | null;
  role: Role | null;
  /** Where the target lies in one. */
  workspace_id: string | null;
  workspace_slug: string | null;
  /** Where the person is there as its admin. */
  master_account_id: string | null;
  /** Whether the person may know that the target exists; null is no. */
  reached: boolean | null;
}

/** Turns a session or a token and what the request names into person, account, workspace and role. */
export async function findGrant(
  pool: Connection['pool'],
  key: { kind: KeyKind; hash: Buffer },
  scope: ScopeName,
  target: Readonly<Record<string, string>>,
): Promise<GrantRow | undefined> {
  const { name, text, params } = grantStatements[key.kind][scope];
  const values = [key.hash, ...params.map((param) => target[param] ?? null)];
  const { rows } = await pool.query<GrantRow>({ name, text, values });
  return rows[0];
}
