import { CSRF_HEADER, type Route, TIME_HEADER } from 'virtual:contract-routes';
import type { OperationAnswer, OperationCall, OperationId } from '@posthorn/contract';
import { keepProductTime } from '../time/clock.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { csrfToken } from './csrf.ts';
import { changesState, operationRoute } from './operation-route.ts';
import { type Parameters, routeUrl } from './operation-url.ts';
import { isCsrfRefusal, readAnswer } from './read-answer.ts';
import { reportApiError, reportApiSuccess } from './report-error.ts';

export interface CallOptions {
  /** The caller shows the failure at its own place, or expects this one. */
  suppressErrorToast?: boolean | ((error: ApiError) => boolean);
  signal?: AbortSignal;
  /** The version that was read; a newer one on the server refuses the write. */
  ifMatch?: number;
  /** Of a call that makes something: the same key once more makes nothing, and answers the same. */
  idempotencyKey?: string;
  /** Asked of anyone's service: who asks is not its business. */
  isAnonymous?: boolean;
}

interface Input {
  params?: Parameters;
  query?: Parameters;
  body?: unknown;
}

type CallArguments<Id extends OperationId> =
  Partial<OperationCall<Id>> extends OperationCall<Id>
    ? [input?: OperationCall<Id>, options?: CallOptions]
    : [input: OperationCall<Id>, options?: CallOptions];

/** Calls one operation of the API. A failure is thrown as an ApiError and reported to the app. */
export async function call<Id extends OperationId>(
  id: Id,
  ...[input, options = {}]: CallArguments<Id>
): Promise<OperationAnswer<Id>> {
  // Until it is known, it may be a change.
  let isRead = false;
  try {
    const route = await operationRoute(id);
    isRead = !changesState(route);
    const answer = await send(route, (input ?? {}) as Input, options);
    reportApiSuccess({ operation: id, isRead });
    return answer as OperationAnswer<Id>;
  } catch (error) {
    if (error instanceof ApiError) {
      const { suppressErrorToast: quiet = false } = options;
      const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
      reportApiError({ error, operation: id, isRead, isQuiet });
    }
    throw error;
  }
}

async function send(route: Route, input: Input, options: CallOptions): Promise<unknown> {
  const first = await request(route, input, options);
  if (!changesState(route) || !(await isCsrfRefusal(first))) return readAnswer(first);
  return readAnswer(await request(route, input, options, { renewToken: true }));
}

async function request(
  route: Route,
  { params, query, body }: Input,
  { signal, ifMatch, idempotencyKey, isAnonymous }: CallOptions,
  { renewToken = false } = {},
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  try {
    if (changesState(route)) {
      headers.set(CSRF_HEADER, (await csrfToken({ renew: renewToken })) ?? '');
    }
    const response = await fetch(routeUrl(route, { params, query }), {
      method: route.method,
      credentials: isAnonymous ? 'omit' : 'same-origin',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    keepProductTime(Number(response.headers.get(TIME_HEADER)));
    return response;
  } catch (error) {
    // fetch rejects with a TypeError when no answer came; everything else is not about the network.
    if (!(error instanceof TypeError)) throw error;
    throw noAnswer();
  }
}
