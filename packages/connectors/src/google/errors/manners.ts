import type { Failure } from '../../failure.ts';
import { jsonOf } from '../../transport/json.ts';
import type { Answer, Manners } from '../../transport/transport.ts';
import { failureOf, unreadable } from './failure.ts';
import { readStatus } from './read.ts';
import { messageFor } from './sentences.ts';

/** How Google Ads says no. It does not tell how much of an allowance is used. */
export const adsManners: Manners = {
  failureIn(answer) {
    const body = jsonOf(answer);
    if (answer.status < 300 && body !== undefined) return undefined;
    const said = readStatus(body);
    return said
      ? failureOf(said, answer.status, answer.headers.get('request-id') ?? undefined)
      : unreadable(answer.status);
  },
  usageIn: () => undefined,
};

/** How the place says no that gives out keys. */
export const tokenManners: Manners = {
  failureIn(answer): Failure | undefined {
    const body = jsonOf(answer) as { error?: string; error_description?: string } | undefined;
    if (answer.status < 300 && body !== undefined) return undefined;
    if (typeof body?.error !== 'string') return unreadable(answer.status);
    return refusedKey(answer, body.error, body.error_description ?? '');
  },
  usageIn: () => undefined,
};

function refusedKey({ status }: Answer, error: string, message: string): Failure {
  const kind = status === 429 ? 'throttled' : status >= 500 ? 'transient' : 'auth';
  const userMessage = messageFor(kind, { code: error, message, topics: [] });
  return { kind, code: error, message, userMessage, httpStatus: status };
}
