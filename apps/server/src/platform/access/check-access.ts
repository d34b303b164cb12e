import type { Operation } from '@posthorn/contract';
import { can } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { countCall } from '../limits.ts';
import { notFound, Refusal } from '../refusal.ts';
import { sessionToken } from '../session/cookies.ts';
import { prolongSession, tokenHash } from '../session/session-store.ts';
import { type Granted, needsSession } from './access.ts';
import { assertOwnPage } from './csrf.ts';
import { findGrant, reaches, type Target } from './find-grant.ts';

const nobody: Granted = { person: undefined, account: undefined, workspace: undefined };

/** Everything that is asked before a request's content is looked at. */
export async function checkAccess(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  params: Record<string, string>,
): Promise<Granted> {
  const granted = await findGranted(deps, operation, request, params);
  if (operation.limit) {
    await countCall(deps.connection.db, operation.limit, granted.person?.id ?? request.ip);
  }
  return granted;
}

async function findGranted(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  params: Record<string, string>,
): Promise<Granted> {
  const { access } = operation;
  if (access.scope === 'local' && deps.config.MODE !== 'local') {
    throw new Refusal('forbidden', 'session.localRefused');
  }
  const { db } = deps.connection;
  if (operation.method !== 'GET' || operation.changesState) assertOwnPage(request, deps);

  const token = sessionToken(request, deps.config);
  if (!needsSession(access) && !token) return nobody;
  const target = targetOf(access.scope, params);
  const hash = tokenHash(token ?? '');
  const grant = token ? await findGrant(deps.connection.pool, hash, target) : undefined;
  if (!grant) {
    if (needsSession(access)) throw new Refusal('unauthenticated', 'session.missing');
    return nobody;
  }
  if (!reaches(grant, target)) throw notFound();
  if ('capability' in access && grant.role && !can(grant.role, access.capability)) {
    throw new Refusal('forbidden', 'permission.role');
  }
  if (grant.stale) await prolongSession(db, deps.config, hash);
  return {
    person: { id: grant.person_id, sessionHash: hash },
    account:
      grant.account_id && grant.role ? { id: grant.account_id, role: grant.role } : undefined,
    workspace:
      grant.workspace_id && grant.workspace_slug
        ? { id: grant.workspace_id, slug: grant.workspace_slug }
        : undefined,
  };
}

function targetOf(scope: Operation['access']['scope'], params: Record<string, string>): Target {
  const { accountId = '', slug = '', campaignId = '', mediaId = '', croppedId } = params;
  if (scope === 'account') return { kind: 'account', accountId };
  if (scope === 'workspace') return { kind: 'workspace', accountId, slug };
  if (scope === 'campaign') return { kind: 'campaign', campaignId };
  if (scope === 'media') {
    return croppedId ? { kind: 'croppedImage', croppedId } : { kind: 'media', mediaId };
  }
  // Twice: before the body is read there is only the session to ask about.
  if (scope === 'workspaceInBody' && accountId) return { kind: 'workspace', accountId, slug };
  return { kind: 'none' };
}
