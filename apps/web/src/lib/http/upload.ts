import { CSRF_HEADER } from 'virtual:contract-routes';
import type { OperationAnswer, OperationCall, OperationId, operations } from '@posthorn/contract';
import { ApiError, noAnswer } from './api-error.ts';
import { csrfToken } from './csrf.ts';
import { operationRoute } from './operation-route.ts';
import { type Parameters, routeUrl } from './operation-url.ts';
import { isCsrfRefusal, readAnswer } from './read-answer.ts';
import { reportApiError } from './report-error.ts';

/** The operations whose body is a form with one file in it. */
type UploadId = {
  [Id in OperationId]: (typeof operations)[Id] extends { upload: object } ? Id : never;
}[OperationId];

interface UploadOptions {
  /** How much of the body has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The same key once more makes nothing, and answers the same. */
  idempotencyKey?: string;
}

/**
 * Sends one file. Like call(), but by XMLHttpRequest, because fetch does not tell how far a body has
 * come. Anyone who shows the progress shows the failure, too: there is no toast.
 */
export async function upload<Id extends UploadId>(
  id: Id,
  input: OperationCall<Id> & { file: File },
  options: UploadOptions,
): Promise<OperationAnswer<Id>> {
  const { params, body, file } = input as { params: Parameters; body?: Parameters; file: File };
  const form = new FormData();
  // The other fields come first: the server knows them when the file begins.
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  try {
    const route = await operationRoute(id);
    form.set(route.upload?.field ?? 'file', file, file.name);
    const url = routeUrl(route, { params });
    const first = await send(url, form, options);
    const isStale = await isCsrfRefusal(first);
    const answer = isStale ? await send(url, form, options, { renewToken: true }) : first;
    return (await readAnswer(answer)) as OperationAnswer<Id>;
  } catch (error) {
    if (error instanceof ApiError) {
      reportApiError({ error, operation: id, isRead: false, isQuiet: true });
    }
    throw error;
  }
}

async function send(
  url: string,
  form: FormData,
  { onProgress, signal, idempotencyKey }: UploadOptions,
  { renewToken = false } = {},
): Promise<Response> {
  const token = await csrfToken({ renew: renewToken }).catch(() => Promise.reject(noAnswer()));
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(CSRF_HEADER, token ?? '');
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
