import type { Access } from '@posthorn/contract';
import { ALL_WORKSPACES, roles, seesWholeAccount } from '@posthorn/domain';
import { REAL_NOW } from '../real-time.ts';

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

/**
 * What the person is in an account: a member, or a master admin who has entered it with this very session. A visit
 * counts before a membership. A token has no session, so no visit is ever its.
 */
const memberOf = (account: string): string =>
  `left join lateral (
      select r.account_id, r.person_id, r.role from account_role r
      where r.person_id = s.person_id and r.account_id = ${account}
        and (r.session_hash is null or r.session_hash = s.token_hash)
      order by r.session_hash is null limit 1) m on true`;

const isMember = 'm.role is not null';

const seesAll = `m.role = any ('{${roles.filter(seesWholeAccount).join(',')}}')`;

const isInWorkspace = `w.id is not null and (${seesAll} or exists (
    select from workspace_member wm where wm.workspace_id = w.id and wm.person_id = s.person_id))`;

const outside = 'null::uuid as workspace_id, null as workspace_slug';
const below = 'null::uuid as master_account_id';
const nothing = `null::uuid as account_id, null as role, ${outside}, ${below}`;
const account = `m.account_id, m.role, ${outside}, ${below}`;
const workspace = `m.account_id, m.role, w.id as workspace_id, w.slug as workspace_slug, ${below}`;
const master = `null::uuid as account_id, null as role, ${outside}, ma.master_account_id`;

/** The master account of the person, where there is one. */
const masterAdmin = 'left join master_admin ma on ma.person_id = s.person_id';
/** An account of that. */
const managed = `${masterAdmin}
    left join account a on a.id = $2 and a.master_account_id = ma.master_account_id`;

/** Things that belong to the account as a whole. */
const ofAccount = (param: string, table: string): Scope => ({
  params: [param],
  joins: `left join ${table} x on x.id = $2
    ${memberOf('x.account_id')}`,
  reached: isMember,
  columns: account,
});

/** Who reaches what. A new scope is one more row. */
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
  masterAccount: {
    params: [],
    joins: masterAdmin,
    reached: 'ma.master_account_id is not null',
    columns: master,
  },
  managedAccount: {
    params: ['accountId'],
    joins: managed,
    reached: 'a.id is not null',
    columns: master,
  },
  // From above it is open to master admins as it is to the account's own admins.
  accountOrMaster: {
    params: ['accountId'],
    joins: `${memberOf('$2')}
    ${managed} and a.archived_at is null`,
    reached: `${isMember} or a.id is not null`,
    columns: `coalesce(a.id, m.account_id) as account_id,
    case when a.id is null then m.role else 'admin' end as role, ${outside},
    case when a.id is null then null else ma.master_account_id end as master_account_id`,
  },
};

/** Where a caller's key is kept, as `s`: who it belongs to, and whether its last use has to be noted. */
const keys = {
  session: {
    table: 'session',
    columns: `s.last_seen_at < ${REAL_NOW} - interval '5 minutes' as stale, null::text[] as rights`,
    reached: ({ reached }: Scope) => reached,
  },
  // A token opens one account, whatever other accounts its person belongs to, and nothing above it.
  apiToken: {
    table: 'api_token',
    columns: `coalesce(s.last_used_at < ${REAL_NOW} - interval '5 minutes', true) as stale, s.rights`,
    reached: ({ reached, columns }: Scope) => {
      if (columns === master) return 'false';
      return columns === nothing ? reached : `(${reached}) and m.account_id = s.account_id`;
    },
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
  where s.token_hash = $1 and s.expires_at > ${REAL_NOW}`;

interface GrantStatement {
  /** It runs before nearly every request; with a name each connection plans it once. */
  name: string;
  text: string;
  params: readonly string[];
}

/** A program is in one account and never comes from above. */
const reachedBy: Record<KeyKind, Record<ScopeName, Scope>> = {
  session: scopes,
  apiToken: { ...scopes, accountOrMaster: scopes.account },
};

const statementsFor = (kind: KeyKind) =>
  Object.fromEntries(
    Object.entries(reachedBy[kind]).map(([name, scope]) => [
      name,
      { name: `grant/${kind}/${name}`, text: grantText(kind, scope), params: scope.params },
    ]),
  ) as Record<ScopeName, GrantStatement>;

export const grantStatements: Record<KeyKind, Record<ScopeName, GrantStatement>> = {
  session: statementsFor('session'),
  apiToken: statementsFor('apiToken'),
};
