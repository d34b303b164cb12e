import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * Behind a proxy that is not trusted all callers have its address, and share one limit: a stranger who
 * tries to sign in often enough keeps everyone out. The first forwarded request says so.
 */
export function reportUntrustedProxy(
  app: FastifyInstance,
  { MODE, trustProxy }: Config,
  log: Logger,
): void {
  if (MODE !== 'production' || trustProxy !== false) return;
  let isReported = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isReported && request.headers['x-forwarded-for'] !== undefined) {
      isReported = true;
      log.error(
        { proxy: request.ip },
        'Requests come through a proxy, but TRUST_PROXY is off: all callers count as one. See .env.example.',
      );
    }
    done();
  });
}
