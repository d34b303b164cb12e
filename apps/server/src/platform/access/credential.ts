import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sessionToken } from '../session/cookies.ts';

/** What a request shows to be let in: a person's session, or a token that a program was given. */
export interface Credential {
  kind: 'session' | 'apiToken';
  token: string;
}

/**
 * A header counts before a cookie. A browser sends cookies by itself, but no header: that is why a call with
 * a token needs no further proof that our own page made it.
 */
export function credentialOf(request: FastifyRequest, config: Config): Credential | undefined {
  const [, bearer] = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return { kind: 'apiToken', token: bearer };
  const token = sessionToken(request, config);
  return token === undefined ? undefined : { kind: 'session', token };
}
