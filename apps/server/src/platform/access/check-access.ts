import type { Access, Operation } from '@posthorn/contract';
import { can, finding } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { countCall } from '../limits.ts';
import { notFound, Refusal, refusalOf } from '../refusal.ts';
import { sessionToken } from '../session/cookies.ts';
import { prolongSession, tokenHash } from '../session/session-store.ts';
import { type Granted, neededCapability, needsSession } from './access.ts';
import { assertOwnPage } from './csrf.ts';
import { findGrant } from './find-grant.ts';
import type { ScopeName } from './scopes.ts';

/** What the path or the body of a request names. */
type Named = Readonly<Record<string, string>>;

const unknownCaller: Granted = { person: undefined, account: undefined, workspace: undefined };

/** Everything that is asked before a request's content is looked at; the one place that counts it. */
export async function checkAccess(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  params: Named,
): Promise<Granted> {
  const { access, limit } = operation;
  if (access.scope === 'local' && deps.config.MODE !== 'local') {
    throw new Refusal('forbidden', 'session.localRefused');
  }
  if (operation.method !== 'GET' || operation.changesState) assertOwnPage(request, deps);
  const granted = await grantAccess(deps, access, sessionToken(request, deps.config), params);
  if (limit) await countCall(deps.connection.pool, limit, granted, request.ip);
  return granted;
}

/**
 * Who the session belongs to and what that person is to what the request names, or a refusal. The
 * target of `workspaceInBody` is not known before the body: until then there is only the session.
 */
export async function grantAccess(
  deps: Deps,
  access: Access,
  token: string | undefined,
  named: Named,
): Promise<Granted> {
  const { db, pool } = deps.connection;
  const hash = tokenHash(token ?? '');
  const scope = scopeOf(access, named);
  const grant = token ? await findGrant(pool, hash, scope, named) : undefined;
  if (!grant) {
    if (needsSession(access)) throw new Refusal('unauthenticated', 'session.missing');
    return unknownCaller;
  }
  if (!grant.reached) throw notFound();
  const needed = scope === 'session' ? undefined : neededCapability(access, grant);
  if (needed && !(grant.role && can(grant.role, needed))) {
    throw refusalOf(finding('permission.role'), 'forbidden');
  }
  if (grant.stale) await prolongSession(db, deps.config, hash);
  const { account_id, role, workspace_id, workspace_slug } = grant;
  return {
    person: { id: grant.person_id, sessionHash: hash },
    account: account_id && role ? { id: account_id, role } : undefined,
    workspace:
      workspace_id && workspace_slug ? { id: workspace_id, slug: workspace_slug } : undefined,
  };
}

function scopeOf({ scope }: Access, named: Named): ScopeName {
  if (scope === 'workspaceInBody') return 'accountId' in named ? 'workspace' : 'session';
  return scope === 'public' || scope === 'local' ? 'session' : scope;
}
