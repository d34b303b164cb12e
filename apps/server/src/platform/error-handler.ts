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
    return new Refusal('too_large', 'request.tooLarge', { params: { limit: `${megabytes} MB` } });
  }
  if (status === 415 || status === 406)
    return new Refusal('unsupported_media', 'request.unsupportedMedia');
  if (status === 404) return new Refusal('not_found', 'request.notFound');
  if (status && status >= 400 && status < 500) return new Refusal('malformed', 'request.invalid');
  return undefined;
}
