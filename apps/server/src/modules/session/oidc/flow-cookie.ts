import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { countUse } from '../../../platform/limits.ts';
import { realMs } from '../../../platform/real-time.ts';
import { cookieName, cookieOptions } from '../../../platform/session/cookies.ts';

const LIFETIME_SECONDS = 600;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  expires: z.number(),
});
type Flow = Omit<z.infer<typeof flow>, 'expires'>;

const options = (deps: Deps) => ({ ...cookieOptions(deps.config), maxAge: LIFETIME_SECONDS });
const nameOf = (deps: Deps) => cookieName(deps.config, 'posthorn_sign_in');

/** What the callback must find again lives in this browser only, signed, for ten minutes. */
export function rememberFlow(reply: FastifyReply, deps: Deps, value: Flow): void {
  const expires = realMs() + LIFETIME_SECONDS * 1000;
  const payload = Buffer.from(JSON.stringify({ ...value, expires })).toString('base64url');
  reply.setCookie(nameOf(deps), `${payload}.${deps.secrets.sign('oidc', payload)}`, options(deps));
}

/** A flow is good for one callback, also when the browser, or a thief, has kept its cookie. */
export async function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<Flow | undefined> {
  const [payload, signature] = request.cookies[nameOf(deps)]?.split('.') ?? [];
  reply.clearCookie(nameOf(deps), options(deps));
  if (!payload || !signature || !deps.secrets.matches('oidc', payload, signature)) return undefined;
  const kept = flow.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (kept.expires <= realMs()) return undefined;
  const { calls } = await countUse(deps.connection.pool, `oidc:${kept.state}`, LIFETIME_SECONDS);
  return calls === 1 ? kept : undefined;
}
