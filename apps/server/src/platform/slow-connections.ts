import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as it keeps coming. */
    takesUpload?: boolean;
  }
}

const BODY_WITHIN_MS = 30_000;

/** A body that drips in, or never ends, does not hold a connection for ever. */
export function cutSlowBodies(app: FastifyInstance, withinMs = BODY_WITHIN_MS): void {
  const waiting = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && !request.routeOptions.config.takesUpload) {
      const timer = setTimeout(() => request.raw.destroy(), withinMs);
      timer.unref();
      waiting.set(request.raw, timer);
      request.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(waiting.get(request.raw));
    done();
  });
}
