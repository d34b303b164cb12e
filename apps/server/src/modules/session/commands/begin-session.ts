import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCsrfToken } from '../../../platform/access/csrf.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
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
    if (previous) {
      const hash = tokenHash(previous);
      await closeSession(tx, hash);
      await announce(tx, { endedSession: hash.toString('hex') });
    }
    const idToken = session.idToken ? deps.secrets.seal('id-token', session.idToken) : undefined;
    const userAgent = browser.request.headers['user-agent'];
    return openSession(tx, deps.config, { personId: session.personId, idToken, userAgent });
  });
  setSessionToken(browser.reply, deps.config, token);
  setCsrfToken(browser.reply, deps, token);
}
