import type { Operation } from '@posthorn/contract';
import type { Statement } from '@posthorn/db';
import { ALL_WORKSPACES, can } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { countCall, refuseTooMany, windowOf } from '../limits.ts';
import { notFound, Refusal } from '../refusal.ts';
import { sessionToken } from '../session/cookies.ts';
import { prolongSession, tokenHash } from '../session/session-store.ts';
import { type Granted, neededCapability, needsSession } from './access.ts';
import { assertOwnPage } from './csrf.ts';
import { findGrant, type Target } from './find-grant.ts';

const nobody: Granted = {
  person: undefined,
  account: undefined,
  workspace: undefined,
  answer: undefined,
};

/**
 * Everything that is asked before a request's content is looked at. What is to be read for it may
 * come along: the same trip to the database answers both, and a refusal drops the answer.
 */
export async function checkAccess(
  deps: Deps,
  operation: Operation,
  request: FastifyRequest,
  params: Readonly<Record<string, string>>,
  read?: Statement,
): Promise<Granted> {
  const { access, limit } = operation;
  if (access.scope === 'local' && deps.config.MODE !== 'local') {
    throw new Refusal('forbidden', 'session.localRefused');
  }
  const { db, pool } = deps.connection;
  if (operation.method !== 'GET' || operation.changesState) assertOwnPage(request, deps);

  const token = sessionToken(request, deps.config);
  const hash = tokenHash(token ?? '');
  const count = limit && windowOf(limit);
  const target = targetOf(access.scope, params);
  const grant = token ? await findGrant(pool, hash, target, { count, read }) : undefined;
  if (!grant) {
    if (needsSession(access)) throw new Refusal('unauthenticated', 'session.missing');
    if (limit) refuseTooMany(limit, await countCall(pool, limit, request.ip));
    return nobody;
  }
  if (!grant.reached) throw notFound();
  const needed = neededCapability(access, grant);
  if (needed && grant.role && !can(grant.role, needed)) {
    throw new Refusal('forbidden', 'permission.role');
  }
  if (limit) refuseTooMany(limit, grant);
  if (grant.stale) await prolongSession(db, deps.config, hash);
  return {
    person: { id: grant.person_id, sessionHash: hash },
    account:
      grant.account_id && grant.role ? { id: grant.account_id, role: grant.role } : undefined,
    workspace:
      grant.workspace_id && grant.workspace_slug
        ? { id: grant.workspace_id, slug: grant.workspace_slug }
        : undefined,
    answer: grant.answer ?? undefined,
  };
}

function targetOf(scope: Operation['access']['scope'], params: Record<string, string>): Target {
  const { accountId = '', slug = '', campaignId = '', mediaId = '', croppedId } = params;
  const { templateId = '', adId = '' } = params;
  if (scope === 'account') return { kind: 'account', accountId };
  if (scope === 'workspace') return workspaceOf(accountId, slug);
  if (scope === 'campaign') return { kind: 'campaign', campaignId };
  if (scope === 'template') return { kind: 'template', templateId };
  if (scope === 'ad') return { kind: 'ad', adId };
  if (scope === 'media') {
    return croppedId ? { kind: 'croppedImage', croppedId } : { kind: 'media', mediaId };
  }
  // Twice: before the body is read there is only the session to ask about.
  if (scope === 'workspaceInBody' && accountId) return workspaceOf(accountId, slug);
  return { kind: 'none' };
}

function workspaceOf(accountId: string, slug: string): Target {
  return slug === ALL_WORKSPACES.slug
    ? { kind: 'wholeAccount', accountId }
    : { kind: 'workspace', accountId, slug };
}
