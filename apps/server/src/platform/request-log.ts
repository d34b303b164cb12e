import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line per request. The path without its query, and no headers: addresses carry sign-in codes,
 * headers carry cookies. An uploaded banner is open to anyone who knows its address, the link of an
 * invitation is its key, and that of a letter stops letters without signing in.
 */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!log.isLevelEnabled('info')) return done();
    log.info(
      {
        reqId: request.id,
        operation: request.routeOptions.config.operation,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        person: request.granted?.person?.id,
      },
      'request',
    );
    done();
  });
}

const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replace(/^((?:\/api)?\/(?:banners|invitations))\/[^/]*/, '$1/…')
    .replace(/^\/unsubscribe\/.*/, '/unsubscribe/…');
