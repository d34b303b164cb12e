import { type ErrorCode, errorStatus } from '@posthorn/contract';
import { type Finding, type MessageCode, sayCode } from '@posthorn/domain';

/** A request that is turned down for a reason the caller can understand. */
export class Refusal extends Error {
  readonly findings: Finding[];
  readonly current: unknown;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    readonly messageCode: MessageCode,
    details: {
      params?: Finding['params'];
      findings?: Finding[];
      current?: unknown;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(sayCode(messageCode, details.params));
    this.findings = details.findings ?? [];
    this.current = details.current;
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = () => new Refusal('not_found', 'request.notFound');

export const refusalOf = (
  found: Finding,
  code: 'invalid' | 'conflict' | 'too_large' | 'forbidden' = 'invalid',
) => new Refusal(code, found.code, { findings: [found], params: found.params });

export function refuse(found: Finding, code: 'invalid' | 'conflict' = 'invalid'): never {
  throw refusalOf(found, code);
}

/** Refuses with the first finding's own words; all of them go along for the fields. */
export function refuseWhen(findings: Finding[], code: 'invalid' | 'conflict' = 'invalid'): void {
  const first = findings[0];
  if (first) throw new Refusal(code, first.code, { findings, params: first.params });
}
