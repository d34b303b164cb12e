import type { Access, Operation } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import { type AccountFeature, can, finding, tokenAllows } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { countCall } from '../limits.ts';
import { realTime } from '../real-time.ts';
import { notFound, Refusal, refusalOf } from '../refusal.ts';
import { prolongSession, tokenHash } from '../session/session-store.ts';
import { isAskedHere } from '../this-machine.ts';
import { type Granted, isAboveAccounts, neededCapabilities, needsSession } from './access.ts';
import { type Credential, credentialOf } from './credential.ts';
import { assertOwnPage } from './csrf.ts';
import { findGrant } from './find-grant.ts';
import type { ScopeName } from './scopes.ts';

/** What the path or the body of a request names. */
type Named = Readonly<Record<string, string>>;

const unknownCaller: Granted = {
  person: undefined,
  account: undefined,
  workspace: undefined,
  master: undefined,
};

/** Everything that is asked before a request's content is looked at; the one place that counts it. */
export async function checkAccess(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  params: Named,
): Promise<Granted> {
  const { access, limit } = operation;
  if (access.scope === 'local') assertLocal(request, deps.config);
  const credential = credentialOf(request, deps.config);
  const mayChange = operation.method !== 'GET' || operation.changesState;
  if (mayChange && credential?.kind !== 'apiToken') assertOwnPage(request, deps);
  const granted = await grantAccess(deps, access, credential, params);
  if ('feature' in access) await assertFeature(deps.connection.db, access.feature, granted);
  if (limit) await countCall(deps.connection.pool, limit, granted, request.ip);
  return granted;
}

function assertLocal(request: FastifyRequest, config: Config): void {
  if (config.MODE !== 'local') throw new Refusal('forbidden', 'session.localRefused');
  if (!isAskedHere(request, config)) throw new Refusal('forbidden', 'session.localElsewhere');
}

/**
 * Who the session or token belongs to and what that person is to what the request names, or a refusal. The
 * target of `workspaceInBody` is not known before the body: until then there is only the caller.
 */
export async function grantAccess(
  deps: Deps,
  access: Access,
  credential: Credential | undefined,
  named: Named,
): Promise<Granted> {
  const { db, pool } = deps.connection;
  const hash = tokenHash(credential?.token ?? '');
  const scope = scopeOf(access, named);
  const key = credential && { kind: credential.kind, hash };
  const grant = key && (await findGrant(pool, key, scope, named));
  if (!grant) {
    if (needsSession(access)) throw new Refusal('unauthenticated', 'session.missing');
    return unknownCaller;
  }
  // No program is told that there is something above the accounts.
  if (grant.rights && isAboveAccounts(access)) throw notFound();
  if (grant.rights && !('capability' in access)) {
    if (needsSession(access)) throw refusalOf(finding('apiToken.needsPerson'), 'forbidden');
    return unknownCaller;
  }
  if (!grant.reached) throw notFound();
  const needed = scope === 'session' ? [] : neededCapabilities(access, grant);
  const { role, rights } = grant;
  if (!needed.every((capability) => role && can(role, capability))) {
    throw refusalOf(finding('permission.role'), 'forbidden');
  }
  if (rights && !needed.every((capability) => tokenAllows(rights, capability))) {
    throw refusalOf(finding('apiToken.notAllowed'), 'forbidden');
  }
  if (grant.stale) await (grant.rights ? noteUse(db, hash) : prolongSession(db, deps.config, hash));
  const { account_id, workspace_id, workspace_slug, master_account_id } = grant;
  return {
    person: { id: grant.person_id, sessionHash: hash },
    account: account_id && role ? { id: account_id, role } : undefined,
    workspace:
      workspace_id && workspace_slug ? { id: workspace_id, slug: workspace_slug } : undefined,
    master: master_account_id ? { id: master_account_id } : undefined,
  };
}

/** Answered like an account that does not exist, so that no one learns which features an account has. */
async function assertFeature(
  db: Db,
  feature: AccountFeature | undefined,
  { account }: Granted,
): Promise<void> {
  if (!feature) return;
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account?.id ?? null)
    .where(sql<boolean>`${feature} = any(features)`)
    .executeTakeFirst();
  if (!found) throw notFound();
}

/** People look for tokens that no program uses any more. */
async function noteUse(db: Db, token_hash: Buffer): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ last_used_at: realTime })
    .where('token_hash', '=', token_hash)
    .execute();
}

function scopeOf({ scope }: Access, named: Named): ScopeName {
  if (scope === 'workspaceInBody') return 'accountId' in named ? 'workspace' : 'session';
  return scope === 'public' || scope === 'local' ? 'session' : scope;
}
