import type { FastifyReply } from 'fastify';
import { setCsrfToken } from '../../../platform/access/csrf.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { clearSessionToken } from '../../../platform/session/cookies.ts';
import { closeSession } from '../../../platform/session/session-store.ts';
import { inTransaction } from '../../../platform/transaction.ts';

export async function endSession(deps: Deps, reply: FastifyReply, hash: Buffer) {
  const closed = await inTransaction(deps, async (tx) => {
    await announce(tx, { endedSession: hash.toString('hex') });
    return closeSession(tx, hash);
  });
  clearSessionToken(reply, deps.config);
  setCsrfToken(reply, deps, undefined);
  return closed;
}
