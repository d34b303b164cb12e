import type { Access } from '@posthorn/contract';
import { ALL_WORKSPACES, roles, seesWholeAccount } from '@posthorn/domain';

/** Scopes that lead from a session to a target. The others are said in terms of these. */
export type ScopeName = Exclude<Access['scope'], 'public' | 'local' | 'workspaceInBody'>;

interface Scope {
  /** The parameters of a request that name the target: $2, $3 … below. $1 is the session. */
  params: readonly string[];
  /** From the session `s` to the target and to what its person is there. */
  joins: string;
  /** Whether the person may know that the target exists. Null is no. */
  reached: string;
  /** Which account, role and workspace that gives. */
  columns: string;
}

const memberOf = (account: string): string =>
  `left join membership m on m.person_id = s.person_id and m.account_id = ${account}`;

const isMember = 'm.role is not null';

const seesAll = `m.role = any ('{${roles.filter(seesWholeAccount).join(',')}}')`;

const isInWorkspace = `w.id is not null and (${seesAll} or exists (
    select from workspace_member wm where wm.workspace_id = w.id and wm.person_id = s.person_id))`;

const nothing = `null::uuid as account_id, null as role,
    null::uuid as workspace_id, null as workspace_slug`;
const account = 'm.account_id, m.role, null::uuid as workspace_id, null as workspace_slug';
const workspace = 'm.account_id, m.role, w.id as workspace_id, w.slug as workspace_slug';

/** Things that belong to the account as a whole. */
const ofAccount = (param: string, table: string): Scope => ({
  params: [param],
  joins: `left join ${table} x on x.id = $2
    ${memberOf('x.account_id')}`,
  reached: isMember,
  columns: account,
});

/**
 * Who reaches what. A new scope is one more row: one above the accounts joins its own table of roles
 * instead of `membership`, answers that role and no account, and the table of capabilities says what
 * the role may do.
 */
const scopes: Record<ScopeName, Scope> = {
  session: { params: [], joins: '', reached: 'true', columns: nothing },
  account: {
    params: ['accountId'],
    joins: memberOf('$2'),
    reached: isMember,
    columns: account,
  },
  workspace: {
    params: ['accountId', 'slug'],
    joins: `${memberOf('$2')}
    left join workspace w on w.account_id = m.account_id and w.slug = $3`,
    reached: `case when $3 = '${ALL_WORKSPACES.slug}' then ${seesAll} else ${isInWorkspace} end`,
    columns: workspace,
  },
  campaign: {
    params: ['campaignId'],
    joins: `left join campaign c on c.id = $2
    ${memberOf('c.account_id')}
    left join workspace w on w.id = c.workspace_id and w.account_id = m.account_id`,
    reached: isInWorkspace,
    columns: workspace,
  },
  // An ad is reached as its campaign is, or as its template is.
  ad: {
    params: ['adId'],
    joins: `left join ad x on x.id = $2
    ${memberOf('x.account_id')}
    left join campaign c on c.id = x.campaign_id
    left join workspace w on w.id = c.workspace_id and w.account_id = m.account_id`,
    reached: `${isMember} and (x.campaign_id is null or (${isInWorkspace}))`,
    columns: workspace,
  },
  template: ofAccount('templateId', 'template'),
  media: ofAccount('mediaId', 'media'),
  pageRequest: ofAccount('requestId', 'social_page_request'),
  croppedImage: ofAccount('croppedId', 'cropped_image'),
};

/** Where a caller's key is kept, as `s`: who it belongs to, and whether its last use has to be noted. */
const keys = {
  session: {
    table: 'session',
    columns: `s.last_seen_at < now() - interval '5 minutes' as stale, null::text[] as rights`,
    reached: ({ reached }: Scope) => reached,
  },
  // A token opens one account, whatever other accounts its person belongs to.
  apiToken: {
    table: 'api_token',
    columns: `coalesce(s.last_used_at < now() - interval '5 minutes', true) as stale, s.rights`,
    reached: ({ reached, columns }: Scope) =>
      columns === nothing ? reached : `(${reached}) and m.account_id = s.account_id`,
  },
} as const;

export type KeyKind = keyof typeof keys;

/** The statement that decides access: no row is no living session, or no living token. */
const grantText = (kind: KeyKind, scope: Scope): string => `
  select s.person_id, ${keys[kind].columns},
    ${scope.columns},
    ${keys[kind].reached(scope)} as reached
  from ${keys[kind].table} s
    ${scope.joins}
  where s.token_hash = $1 and s.expires_at > now()`;

interface GrantStatement {
  /** It runs before nearly every request; with a name each connection plans it once. */
  name: string;
  text: string;
  params: readonly string[];
}

const statementsFor = (kind: KeyKind) =>
  Object.fromEntries(
    Object.entries(scopes).map(([name, scope]) => [
      name,
      { name: `grant/${kind}/${name}`, text: grantText(kind, scope), params: scope.params },
    ]),
  ) as Record<ScopeName, GrantStatement>;

export const grantStatements: Record<KeyKind, Record<ScopeName, GrantStatement>> = {
  session: statementsFor('session'),
  apiToken: statementsFor('apiToken'),
};
