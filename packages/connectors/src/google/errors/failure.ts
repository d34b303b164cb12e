import { type Message, sayMessage } from '@posthorn/domain';
import { type FailureKind, NetworkFailure } from '../../failure.ts';
import { kindOf, kindOfStatus } from './classify.ts';
import type { GoogleError, GoogleFailure } from './error.ts';
import type { ReadStatus } from './read.ts';
import { messageFor } from './sentences.ts';

/** An hour: what a day's allowance is tried after when Google does not say. */
const DAILY_WAIT_MS = 60 * 60_000;

/** Errors that only follow from others are not what it is about. */
const isFollowing = ({ code }: GoogleError) =>
  code === 'newResourceCreationError.TEMP_ID_RESOURCE_HAD_ERRORS';

export function failureOf(said: ReadStatus, http: number, requestId?: string): GoogleFailure {
  const causes = said.errors.filter((error) => !isFollowing(error));
  const errors = causes.length > 0 ? causes : said.errors;
  const first = errors[0] ?? { ...nothing, message: said.message };
  const kind = kindOf(first, http);
  return {
    ...about(first, kind, said.status),
    retryAfterMs: kind === 'throttled' ? waitOf(first, said) : undefined,
    requestId: said.requestId ?? requestId,
    httpStatus: http,
    errors,
  };
}

const nothing: GoogleError = {
  code: '',
  message: '',
  field: undefined,
  operation: undefined,
  topics: [],
  retryDelayMs: undefined,
};

function about(error: GoogleError, kind: FailureKind, status: string) {
  return {
    kind,
    code: error.code || status || 'unknown',
    message: error.message,
    userMessage: messageFor(kind, error),
    field: error.field,
  };
}

function waitOf(error: GoogleError, said: ReadStatus): number | undefined {
  const told = error.retryDelayMs ?? said.retryDelayMs;
  return told ?? (error.code === 'quotaError.RESOURCE_EXHAUSTED' ? DAILY_WAIT_MS : undefined);
}

/** One of the things that were found, as a failure of its own. */
export function failureAbout(
  whole: GoogleFailure,
  error: GoogleError,
  adId?: string,
): GoogleFailure {
  const kind = kindOf(error, whole.httpStatus ?? 400);
  return { ...whole, ...about(error, kind, ''), adId, errors: [error] };
}

/** Another machine answered, or half an answer arrived: it is unknown what Google did. */
export function unreadable(http: number): GoogleFailure {
  const kind = kindOfStatus(http);
  return {
    ...about(
      { ...nothing, message: `An answer that can not be read (${http}).` },
      kind,
      'unreadable',
    ),
    httpStatus: http,
    errors: [],
  };
}

/** What we refuse ourselves, before Google has to. */
export const refusal = (
  kind: FailureKind,
  code: string,
  userMessage: Message,
  adId?: string,
): NetworkFailure =>
  new NetworkFailure({ kind, code, message: sayMessage(userMessage), userMessage, adId });
