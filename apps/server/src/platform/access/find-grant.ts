import type { Connection } from '@posthorn/db';
import { ALL_WORKSPACES, type Role, seesWholeAccount } from '@posthorn/domain';

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
  | { kind: 'campaign'; campaignId: string }
  | { kind: 'media'; mediaId: string }
  | { kind: 'croppedImage'; croppedId: string };

/**
 * One query turns the session and the id in the path into person, account, workspace and role. No
 * row: no living session. A row without a role: not theirs. It runs before nearly every request, so
 * each connection plans it once.
 */
export async function findGrant(
  pool: Connection['pool'],
  hash: Buffer,
  target: Target,
): Promise<GrantRow | undefined> {
  const { rows } = await pool.query<GrantRow>({
    name: `grant/${target.kind}`,
    text: texts[target.kind],
    values: [hash, ...valuesOf(target)],
  });
  return rows[0];
}

function valuesOf(target: Target): string[] {
  if (target.kind === 'account') return [target.accountId];
  if (target.kind === 'workspace') return [target.accountId, target.slug];
  if (target.kind === 'media') return [target.mediaId];
  if (target.kind === 'croppedImage') return [target.croppedId];
  return target.kind === 'campaign' ? [target.campaignId] : [];
}

const grantText = (joins: string) => `
  select s.person_id, s.last_seen_at < now() - interval '5 minutes' as stale,
    m.account_id, m.role, w.id as workspace_id, w.slug as workspace_slug,
    exists (
      select from workspace_member wm
      where wm.workspace_id = w.id and wm.person_id = s.person_id
    ) as in_workspace
  from session s ${joins}
  where s.token_hash = $1 and s.expires_at > now()`;

const roleIn = (account: string) =>
  `left join membership m on m.person_id = s.person_id and m.account_id = ${account}`;

/** Things that belong to the account as a whole. */
const inAccountOf = (table: string) => `left join ${table} x on x.id = $2
    ${roleIn('x.account_id')} left join workspace w on false`;

const texts: Record<Target['kind'], string> = {
  none: grantText('left join membership m on false left join workspace w on false'),
  account: grantText(`${roleIn('$2')} left join workspace w on false`),
  workspace: grantText(`${roleIn('$2')}
    left join workspace w on w.account_id = m.account_id and w.slug = $3`),
  campaign: grantText(`left join campaign c on c.id = $2
    ${roleIn('c.account_id')}
    left join workspace w on w.id = c.workspace_id and w.account_id = m.account_id`),
  media: grantText(inAccountOf('media')),
  croppedImage: grantText(inAccountOf('cropped_image')),
};

/** Whether somebody with this grant may know that the target exists. */
export function reaches(row: GrantRow, target: Target): boolean {
  if (target.kind === 'none') return true;
  if (!row.role) return false;
  if (target.kind !== 'workspace' && target.kind !== 'campaign') return true;
  if (target.kind === 'workspace' && target.slug === ALL_WORKSPACES.slug) {
    return seesWholeAccount(row.role);
  }
  return row.workspace_id !== null && (seesWholeAccount(row.role) || row.in_workspace);
}
