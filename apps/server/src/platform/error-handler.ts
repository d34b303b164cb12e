import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@posthorn/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { cutToContract } from './api/cut-to-contract.ts';
import { databaseRefusal } from './database-errors.ts';
import { Refusal } from './refusal.ts';

/** What a request may carry unless its operation says otherwise. */
export const BODY_LIMIT_MB = 1;

/** The one place where something thrown becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error, request.routeOptions.bodyLimit);
  if (refusal.status >= 500) request.log.error({ reqId: request.id, err: error }, 'request failed');
  // Also for errors of the framework, which no hook has seen.
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...refusal.headers,
  });
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    requestId: request.id,
    findings: refusal.findings,
    current: currentOf(request, refusal),
  };
  reply.code(refusal.status).type('application/json').send(JSON.stringify(body));
}

/** What a stale write would have overwritten, as the operation describes it. */
function currentOf(request: FastifyRequest, { current }: Refusal): unknown {
  const { operation } = request.routeOptions.config;
  if (!operation || current === undefined) return undefined;
  try {
    return cutToContract(operation, current);
  } catch (error) {
    request.log.error({ reqId: request.id, err: error }, 'current version left out');
    return undefined;
  }
}

function asRefusal(error: unknown, bodyLimit: number | undefined): Refusal {
  if (error instanceof Refusal) return error;
  return (
    frameworkRefusal(error as FastifyError, bodyLimit) ??
    databaseRefusal(error) ??
    new Refusal('failed', 'request.failed')
  );
}

/** What Fastify itself turns down before a handler runs. */
function frameworkRefusal(error: FastifyError, bodyLimit?: number): Refusal | undefined {
  const status = error?.statusCode;
  if (status === 413) {
    const megabytes = bodyLimit ? bodyLimit / (1024 * 1024) : BODY_LIMIT_MB;
    return new Refusal('too_large', 'request.tooLarge', { params: { n: megabytes } });
  }
  if (status === 415 || status === 406)
    return new Refusal('unsupported_media', 'request.unsupportedMedia');
  if (status === 404) return new Refusal('not_found', 'request.notFound');
  if (status && status >= 400 && status < 500) return new Refusal('malformed', 'request.invalid');
  return undefined;
}

/** What Node itself cannot read, or has waited for too long, and never becomes a request. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { code, message } = new Refusal('malformed', 'request.invalid');
  const body = JSON.stringify({ code, message, requestId, findings: [] } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${unreadable[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const unreadable: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
