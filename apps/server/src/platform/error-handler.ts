import type { ErrorBody } from '@posthorn/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseRefusal } from './database-errors.ts';
import { Refusal } from './refusal.ts';

/** What a request may carry unless its operation says otherwise. */
export const BODY_LIMIT_MB = 1;

/** The one place where something thrown becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
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
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  };
  reply.code(refusal.status).type('application/json').send(JSON.stringify(body));
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return (
    frameworkRefusal(error as FastifyError) ??
    databaseRefusal(error) ??
    new Refusal('failed', 'request.failed')
  );
}

/** What Fastify itself turns down before a handler runs. */
function frameworkRefusal(error: FastifyError): Refusal | undefined {
  const status = error?.statusCode;
  if (status === 413)
    return new Refusal('too_large', 'request.tooLarge', {
      params: { limit: `${BODY_LIMIT_MB} MB` },
    });
  if (status === 415) return new Refusal('unsupported_media', 'request.unsupportedMedia');
  if (status === 404) return new Refusal('not_found', 'request.notFound');
  if (status && status >= 400 && status < 500) return new Refusal('malformed', 'request.invalid');
  return undefined;
}
