import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const isHttps = (config: Config) => config.PUBLIC_URL?.startsWith('https:') ?? false;

/** The __Host- prefix makes browsers insist on https, this host and the whole path. */
export const cookieName = (config: Config, name: string) =>
  isHttps(config) ? `__Host-${name}` : name;

const sessionCookie = (config: Config) => cookieName(config, 'posthorn_session');

export const cookieOptions = (config: Config): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  secure: isHttps(config),
});

export function sessionToken(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[sessionCookie(config)];
}

export function setSessionToken(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(sessionCookie(config), token, {
    ...cookieOptions(config),
    maxAge: config.SESSION_MAX_DAYS * 86_400,
  });
}

export function clearSessionToken(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookie(config), cookieOptions(config));
}
