import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { cookieOptions } from '../../../platform/session/cookies.ts';

const NAME = 'posthorn_sign_in';

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
});
type Flow = z.infer<typeof flow>;

const options = (deps: Deps) => ({
  ...cookieOptions(deps.config),
  path: '/api/oidc',
  maxAge: 600,
});

/** What the callback must find again lives in this browser only, signed, for ten minutes. */
export function rememberFlow(reply: FastifyReply, deps: Deps, value: Flow): void {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  reply.setCookie(NAME, `${payload}.${deps.secrets.sign('oidc', payload)}`, options(deps));
}

/** A flow is good for one callback: taking it clears it. */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Flow | undefined {
  const [payload, signature] = request.cookies[NAME]?.split('.') ?? [];
  reply.clearCookie(NAME, options(deps));
  if (!payload || !signature || !deps.secrets.matches('oidc', payload, signature)) return undefined;
  return flow.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}
