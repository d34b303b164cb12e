import type { FastifyReply } from 'fastify';
import { setCsrfToken } from '../../../platform/access/csrf.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { clearSessionToken } from '../../../platform/session/cookies.ts';
import { closeSession } from '../../../platform/session/session-store.ts';
import { inTransaction } from '../../../platform/transaction.ts';

/** Answers the provider's id token, if the session came from there. */
export async function endSession(deps: Deps, reply: FastifyReply, hash: Buffer) {
  const sealed = await inTransaction(deps, async (tx) => {
    await announce(tx, { endedSession: hash.toString('hex') });
    return closeSession(tx, hash);
  });
  clearSessionToken(reply, deps.config);
  setCsrfToken(reply, deps, undefined);
  // Pictures are kept by the browser for a year; the next person at this machine must not see them.
  // Not "storage": it holds the mark by which other tabs learn that the session is over.
  reply.header('clear-site-data', '"cache"');
  return sealed ? deps.secrets.unseal('id-token', sealed) : undefined;
}
