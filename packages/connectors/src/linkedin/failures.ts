import { type Message, messageOf as messageOfText, sayMessage } from '@posthorn/domain';
import type { Clock } from '../clock.ts';
import { type Failure, type FailureKind, NetworkFailure } from '../failure.ts';
import { jsonOf } from '../transport/json.ts';
import type { Answer, Manners } from '../transport/transport.ts';
import { codeReadings, fieldReadings, kindSays, ownSays } from './codes.ts';

/** Both of LinkedIn's envelopes, and that of its token endpoint. */
interface ErrorBody {
  status?: number;
  code?: string;
  message?: string;
  serviceErrorCode?: number;
  errorDetails?: {
    inputErrors?: InputError[];
    conditionalInputErrors?: InputError[];
  };
  error?: string;
  error_description?: string;
}

interface InputError {
  code?: string;
  description?: string;
  input?: { inputPath?: { fieldPath?: string } };
}

/** LinkedIn tells neither how much we have used nor how long to wait. */
export const linkedInManners = (clock: Clock): Manners => ({
  failureIn: (answer) => failureIn(answer, clock.now()),
  usageIn: () => undefined,
});

export function failureIn(answer: Answer, now: number): Failure | undefined {
  const { status } = answer;
  const body = answer.text === '' ? {} : jsonOf(answer);
  if (status < 400) return body === undefined ? broken(answer) : undefined;
  const error: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const detail = [
    ...(error.errorDetails?.inputErrors ?? []),
    ...(error.errorDetails?.conditionalInputErrors ?? []),
  ][0];
  const code = codeOf(error, detail) ?? String(error.serviceErrorCode ?? status);
  const field = detail?.input?.inputPath?.fieldPath;
  const kind = kindOf(status, code, error);
  return {
    kind,
    code,
    message: messageOf(error, detail) ?? `HTTP ${status}`,
    userMessage: isUnlisted(status, error)
      ? messageOfText('linkedin.accountNotListed')
      : (fieldReadings[`${code} ${field}`] ?? codeReadings[code]?.says ?? kindSays[kind]),
    ...(field !== undefined && { field }),
    ...(isDayQuota(status, error) && { retryAfterMs: untilMidnight(now) }),
    requestId: requestIdOf(answer),
    httpStatus: status,
  };
}

/** Several mistakes at once say so, and name the first in the details. */
const codeOf = (error: ErrorBody, detail: InputError | undefined): string | undefined =>
  error.code === 'MULTIPLE_VALIDATIONS_FAILED' ? (detail?.code ?? error.code) : errorCode(error);

const errorCode = ({ code, error }: ErrorBody): string | undefined => code ?? error;

function messageOf(error: ErrorBody, detail: InputError | undefined): string | undefined {
  const said = error.message ?? error.error_description ?? error.error;
  return detail?.description && said ? `${said} (${detail.description})` : said;
}

function kindOf(status: number, code: string, error: ErrorBody): FailureKind {
  // The token endpoint says 400 where it means that no one may come in.
  if (error.error !== undefined && status < 500 && status !== 429) return 'auth';
  if (status === 401) return 'auth';
  if (status === 426) return 'version';
  if (status === 429) return 'throttled';
  const known = codeReadings[code]?.kind;
  if (known) return known;
  if (status === 403) return 'permission';
  return status >= 500 || status === 408 || status === 409 ? 'transient' : 'invalid';
}

/** Messages are read where nothing else tells: a day's quota from a moment's, for instance. */
const isDayQuota = (status: number, { message }: ErrorBody): boolean =>
  status === 429 && / DAY /.test(message ?? '');

/** An application that is being developed may use the ad accounts that were listed for it. */
const isUnlisted = (status: number, { message }: ErrorBody): boolean =>
  status === 403 && /not configured to access the related advertiser account/i.test(message ?? '');

const DAY = 86_400_000;

/** Quotas begin anew at midnight, UTC. */
const untilMidnight = (now: number): number => DAY - (now % DAY);

const requestIdOf = ({ headers }: Answer): string | undefined =>
  headers.get('x-li-uuid') ?? headers.get('x-li-request-id') ?? undefined;

/** An answer that broke off says nothing about what happened. */
const broken = (answer: Answer): Failure => ({
  kind: 'transient',
  code: 'brokenAnswer',
  message: 'The answer was not whole.',
  userMessage: kindSays.transient,
  requestId: requestIdOf(answer),
  httpStatus: answer.status,
});

interface Refusal {
  field?: string;
  /** Where the sentence depends on what it is about. */
  says?: Message | undefined;
  kind?: FailureKind;
}

/** A failure we find ourselves, before LinkedIn does. */
export function refusal(code: string, { field, says, kind = 'invalid' }: Refusal = {}) {
  const userMessage = says ?? ownSays[code] ?? codeReadings[code]?.says ?? kindSays[kind];
  return new NetworkFailure({ kind, code, message: sayMessage(userMessage), userMessage, field });
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof NetworkFailure && error.failure.httpStatus === 404;
