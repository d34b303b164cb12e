import { randomBytes } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@posthorn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { cookieOptions, sessionToken } from '../session/cookies.ts';
import { hostOf, isThisMachine } from '../this-machine.ts';

/**
 * A changing request proves twice that our own page sent it: the browser names our origin, and the
 * page repeats a cookie that only our origin can read. The token is signed and belongs to one
 * session, so a cookie planted from a neighbouring host is worth nothing.
 */
export function setCsrfToken(reply: FastifyReply, deps: Deps, session: string | undefined): void {
  const random = randomBytes(18).toString('base64url');
  const signature = deps.secrets.sign('csrf', `${random}.${session ?? ''}`);
  reply.setCookie(CSRF_COOKIE, `${random}.${signature}`, {
    ...cookieOptions(deps.config),
    httpOnly: false,
  });
}

export function assertOwnPage(request: FastifyRequest, deps: Deps): void {
  if (!isOwnOrigin(request, deps.config)) throw new Refusal('forbidden', 'request.foreignOrigin');
  const cookie = request.cookies[CSRF_COOKIE];
  const header = request.headers[CSRF_HEADER.toLowerCase()];
  const [random, signature] = cookie?.split('.') ?? [];
  const session = sessionToken(request, deps.config) ?? '';
  const genuine =
    cookie !== undefined &&
    header === cookie &&
    random !== undefined &&
    signature !== undefined &&
    deps.secrets.matches('csrf', `${random}.${session}`, signature);
  if (!genuine) throw new Refusal('outdated_token', 'request.csrf');
}

function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    // A GET of our own page carries no Origin; the browser's own statement stands in for it.
    return request.method === 'GET' && request.headers['sec-fetch-site'] === 'same-origin';
  }
  if (config.PUBLIC_URL && origin === new URL(config.PUBLIC_URL).origin) return true;
  return config.MODE === 'local' && origin === `http://${request.headers.host}`;
}

/**
 * Locally the sign-in has no password, so a foreign name that was made to point at this machine must
 * not be served: its page would pass as ours.
 */
export function assertOwnHost(request: FastifyRequest, config: Config): void {
  if (config.MODE === 'local' && !isThisMachine(hostOf(request.headers.host))) {
    throw new Refusal('forbidden', 'request.foreignOrigin');
  }
}
