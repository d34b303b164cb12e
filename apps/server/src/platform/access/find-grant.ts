import type { Connection, Statement } from '@posthorn/db';
import { type Role, roles, seesWholeAccount } from '@posthorn/domain';
import { type Counted, counting } from '../limits.ts';

interface GrantRow extends Counted {
  person_id: string;
  stale: boolean;
  account_id: string | null;
  role: Role | null;
  /** Where the target lies in one. */
  workspace_id?: string | null;
  workspace_slug?: string | null;
  /** Whether they may know that the target exists; null is no. */
  reached: boolean | null;
  answer: string | null;
}

/** Where in the account the request points. */
export type Target =
  | { kind: 'none' }
  | { kind: 'account' | 'wholeAccount'; accountId: string }
  | { kind: 'workspace'; accountId: string; slug: string }
  | { kind: 'campaign'; campaignId: string }
  | { kind: 'template'; templateId: string }
  | { kind: 'ad'; adId: string }
  | { kind: 'media'; mediaId: string }
  | { kind: 'croppedImage'; croppedId: string };

/** What the same trip to the database does for those who reach the target, and only for them. */
export interface Errand {
  /** Counts the call under this name, followed by the person, or by the account. */
  count?: { name: string; seconds: number; ofAccount: boolean } | undefined;
  /** Reads the answer; a named statement. */
  read?: Statement | undefined;
}

/**
 * One query turns the session and the id in the path into person, account, workspace and role, and
 * says whether that reaches the target. No row: no living session. It runs before nearly every
 * request, so each connection plans it once.
 */
export async function findGrant(
  pool: Connection['pool'],
  hash: Buffer,
  target: Target,
  { count, read }: Errand,
): Promise<GrantRow | undefined> {
  const caller = count?.ofAccount ? 'account' : 'person';
  const { name, text } = statementFor(target.kind, count && caller, read);
  const { rows } = await pool.query<GrantRow>({
    name,
    text,
    values: [
      ...(read?.values ?? []),
      ...(count ? [count.name, count.seconds] : []),
      hash,
      ...valuesOf(target),
    ],
  });
  return rows[0];
}

function valuesOf(target: Target): string[] {
  if (target.kind === 'none') return [];
  if (target.kind === 'campaign') return [target.campaignId];
  if (target.kind === 'template') return [target.templateId];
  if (target.kind === 'ad') return [target.adId];
  if (target.kind === 'media') return [target.mediaId];
  if (target.kind === 'croppedImage') return [target.croppedId];
  return target.kind === 'workspace' ? [target.accountId, target.slug] : [target.accountId];
}

type Caller = 'person' | 'account' | undefined;

interface Named {
  name: string;
  text: string;
}

const statements = new Map<string, Named>();

function statementFor(kind: Target['kind'], counted: Caller, read?: Statement): Named {
  const name = `grant/${kind}/${counted ?? 'uncounted'}/${read?.name ?? 'alone'}`;
  const known = statements.get(name);
  if (known) return known;
  const made = { name, text: makeText(kind, counted, read) };
  statements.set(name, made);
  return made;
}

function makeText(kind: Target['kind'], counted: Caller, read?: Statement): string {
  // What is read comes with parameters of its own, which keep their numbers.
  const first = (read?.values.length ?? 0) + 1;
  const grant = grantText(kind, counted ? first + 2 : first);
  const columns = `granted.*${read ? `, case when reached then (${read.text}) end as answer` : ''}`;
  if (!counted) return read ? `select ${columns} from (${grant}) as granted` : grant;
  const caller = `select $${first} || ${counted}_id, $${first + 1}::int from granted where reached`;
  return `with granted as (${grant}), counted as (${counting(caller)})
    select ${columns}, calls, wait from granted left join counted on true`;
}

const wholeAccount = `m.role = any ('{${roles.filter(seesWholeAccount).join(',')}}')`;

const inWorkspace = `w.id is not null and (${wholeAccount} or exists (
  select from workspace_member wm where wm.workspace_id = w.id and wm.person_id = s.person_id))`;

function grantText(kind: Target['kind'], first: number): string {
  const [hash, id, slug] = [`$${first}`, `$${first + 1}`, `$${first + 2}`];
  const roleIn = (account: string) =>
    `left join membership m on m.person_id = s.person_id and m.account_id = ${account}`;
  /** Things that belong to the account as a whole. */
  const inAccountOf = (table: string): [string, string] => [
    'm.role is not null',
    `left join ${table} x on x.id = ${id} ${roleIn('x.account_id')}`,
  ];
  const ofWorkspace = 'w.id as workspace_id, w.slug as workspace_slug,';
  const targets: Record<Target['kind'], [reached: string, joins: string, columns?: string]> = {
    none: ['true', 'left join membership m on false'],
    account: ['m.role is not null', roleIn(id)],
    wholeAccount: [wholeAccount, roleIn(id)],
    workspace: [
      inWorkspace,
      `${roleIn(id)} left join workspace w on w.account_id = m.account_id and w.slug = ${slug}`,
      ofWorkspace,
    ],
    campaign: [
      inWorkspace,
      `left join campaign c on c.id = ${id} ${roleIn('c.account_id')}
       left join workspace w on w.id = c.workspace_id and w.account_id = m.account_id`,
      ofWorkspace,
    ],
    // Of a campaign as the campaign, of a template as the template.
    ad: [
      `m.role is not null and (x.campaign_id is null or (${inWorkspace}))`,
      `left join ad x on x.id = ${id} ${roleIn('x.account_id')}
       left join campaign c on c.id = x.campaign_id
       left join workspace w on w.id = c.workspace_id and w.account_id = m.account_id`,
      ofWorkspace,
    ],
    template: inAccountOf('template'),
    media: inAccountOf('media'),
    croppedImage: inAccountOf('cropped_image'),
  };
  const [reached, joins, columns = ''] = targets[kind];
  return `
    select s.person_id, s.last_seen_at < now() - interval '5 minutes' as stale,
      m.account_id, m.role, ${columns} ${reached} as reached
    from session s ${joins}
    where s.token_hash = ${hash} and s.expires_at > now()`;
}
