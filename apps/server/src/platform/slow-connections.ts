import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { TakingPace } from './least-speed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as it keeps coming. */
    takesUpload?: boolean;
  }
}

const BODY_WITHIN_MS = 30_000;
const UNREAD_FOR_MS = 30_000;
const LOOK_EVERY_MS = 10_000;

interface Limits {
  bodyWithinMs?: number;
  unreadForMs?: number;
  lookEveryMs?: number;
  now?: () => number;
}

/**
 * A body that drips in, or never ends, does not hold a connection for ever, and neither does an answer
 * of which nothing is read any more, or hardly anything.
 */
export function cutSlowConnections(
  app: FastifyInstance,
  {
    bodyWithinMs = BODY_WITHIN_MS,
    unreadForMs = UNREAD_FOR_MS,
    lookEveryMs = LOOK_EVERY_MS,
    now,
  }: Limits = {},
): void {
  cutDrippingAnswers(app, lookEveryMs, now);
  const waiting = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      // A body that nothing reads: the answer does not wait for its end, and neither does the connection.
      if (hasBody(request.headers)) reply.header('connection', 'close');
    } else if (!request.routeOptions.config.takesUpload) {
      const timer = setTimeout(() => request.raw.destroy(), bodyWithinMs);
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
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Counts from the last byte that left; Node takes it back when the next request begins.
    reply.raw.setTimeout(unreadForMs, () => request.raw.destroy());
    done();
  });
}

/** All open answers are looked at together: a timer for each would cost more than the look. */
function cutDrippingAnswers(app: FastifyInstance, everyMs: number, now?: () => number): void {
  const open = new Map<ServerResponse, TakingPace>();
  app.addHook('onSend', (_request, { raw }, _payload, done) => {
    open.set(raw, new TakingPace(now));
    raw.once('close', () => open.delete(raw));
    done();
  });
  const look = setInterval(() => {
    for (const [{ socket }, pace] of open) {
      if (!socket) continue;
      const { bytesWritten, writableLength } = socket;
      if (pace.isTooSlow(bytesWritten - writableLength, writableLength)) socket.destroy();
    }
  }, everyMs);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}

const hasBody = (headers: { 'content-length'?: string; 'transfer-encoding'?: string }): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
