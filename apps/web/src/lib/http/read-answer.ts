import type { ErrorBody } from '@posthorn/contract';
import { ApiError } from './api-error.ts';

/** JSON of a success, undefined for an empty one; anything else is thrown as an ApiError. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) return response.status === 204 ? undefined : parseJson(await response.text());
  throw new ApiError({
    status: response.status,
    statusText: response.statusText,
    body: await readErrorBody(response),
  });
}

/** A proxy in between may answer with a page of HTML: then there is no body to speak of. */
async function readErrorBody(response: Response): Promise<Partial<ErrorBody> | undefined> {
  try {
    const body: unknown = parseJson(await response.text());
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The token belongs to an earlier session: a fresh one mends it, so no one needs to hear of it. */
export async function isCsrfRefusal(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const body = await readErrorBody(response.clone());
  return body?.code === 'outdated_token';
}

function parseJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}
