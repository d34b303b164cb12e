import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCsrfToken } from '../../../platform/access/csrf.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sessionToken, setSessionToken } from '../../../platform/session/cookies.ts';
import { closeSession, openSession, tokenHash } from '../../../platform/session/session-store.ts';
import { inTransaction } from '../../../platform/transaction.ts';

/** A sign-in always gets a new token; the one the browser had before is dead from then on. */
export async function beginSession(
  deps: Deps,
  browser: { request: FastifyRequest; reply: FastifyReply },
  session: { personId: string; idToken?: string | undefined },
): Promise<void> {
  const previous = sessionToken(browser.request, deps.config);
  const token = await inTransaction(deps, async (tx) => {
    if (previous) await closeSession(tx, tokenHash(previous));
    return openSession(tx, deps.config, session);
  });
  setSessionToken(browser.reply, deps.config, token);
  setCsrfToken(browser.reply, deps, token);
}
