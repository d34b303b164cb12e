import type { ErrorBody, ErrorCode } from '@posthorn/contract';
import { type Finding, fill } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';

interface Refusal {
  /** 0 when no answer came at all. */
  status: number;
  statusText: string;
  body: Partial<ErrorBody> | undefined;
}

/** An answer that is not a success, or no answer. Its message is what a person reads. */
export class ApiError extends Error {
  readonly status: number;
  /** As the server words it; empty where the protocol has no place for it. */
  readonly statusText: string;
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly findings: ErrorBody['findings'];
  /** The entity as it is now; comes with a stale write. */
  readonly current: unknown;

  constructor({ status, statusText, body }: Refusal) {
    super(body?.message || fallbackMessage(status, statusText));
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.code = body?.code;
    this.requestId = body?.requestId;
    this.findings = body?.findings ?? [];
    this.current = body?.current;
  }

  /** What support needs to find the cause; a refusal says its own. */
  get idForSupport(): string | undefined {
    return this.status >= 500 ? this.requestId : undefined;
  }

  /** The session is over, or something in front of the server, such as a gateway, no longer lets it through. */
  get endsSession(): boolean {
    return this.status === 401 || (this.status === 403 && !this.lacksRight);
  }

  /** The server itself says which right is missing; the role may have changed since the screen was drawn. */
  get lacksRight(): boolean {
    return this.status === 403 && this.code === 'forbidden';
  }

  /** The session reacts to these and tells the person, so the caller need not. */
  get isToldBySession(): boolean {
    return this.endsSession || this.lacksRight;
  }
}

export const noAnswer = (): ApiError =>
  new ApiError({ status: 0, statusText: '', body: undefined });

/** Another version is there than the one that was changed: as a rule it comes with the refusal. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'stale';

/** Gone in the meantime: the live event that says so follows, and the screen moves on. */
export const isGone = (error: ApiError): boolean => error.status === 404;

function fallbackMessage(status: number, statusText: string): string {
  if (status === 0) return requestTexts.noResponse;
  if (status === 403) return requestTexts.sessionRefused;
  return fill(requestTexts.status, { status, statusText: statusText || requestTexts.unknown });
}

/** What the server found wrong with what was sent; nothing where it failed for another reason. */
export const findingsIn = (error: unknown): readonly Finding[] =>
  error instanceof ApiError ? error.findings : [];

/** What was found is said where it was entered, so no toast has to. */
export const isSaidAtFields = ({ findings }: ApiError): boolean => findings.length > 0;

/** What a person reads about any failure: the server's words, else the error's, else a last resort. */
export function errorText(error: unknown): string {
  return (error instanceof Error && error.message) || requestTexts.unknown;
}
