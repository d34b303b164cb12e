import { randomUUID } from 'node:crypto';
import type { SandboxAnswer } from '../dialect.ts';

/** Where in a request something is wrong: names in snake case, lists with their index. */
export type Path = readonly (string | [string, number])[];

export interface AdsError {
  /** Its group and name: 'campaignError.DUPLICATE_CAMPAIGN_NAME'. */
  code: string;
  message: string;
  path?: Path;
  trigger?: string;
  details?: Record<string, unknown>;
}

/** Thrown by rules; whatever was written before it is taken back. */
export class Refused extends Error {
  constructor(readonly errors: readonly AdsError[]) {
    super(errors.map(({ code }) => code).join(', '));
  }
}

export function refuse(code: string, message: string, path: Path = [], more = {}): never {
  throw new Refused([{ code, message, path, ...more }]);
}

/** A request that does not even fit the description of the interface. */
export class Malformed extends Error {}

const statuses: Record<number, { status: string; message: string }> = {
  400: { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' },
  401: {
    status: 'UNAUTHENTICATED',
    message: 'Request had invalid authentication credentials. Expected OAuth 2 access token.',
  },
  403: { status: 'PERMISSION_DENIED', message: 'The caller does not have permission' },
  404: { status: 'NOT_FOUND', message: 'Requested entity was not found.' },
  429: { status: 'RESOURCE_EXHAUSTED', message: 'Resource has been exhausted (e.g. check quota).' },
  500: { status: 'INTERNAL', message: 'Internal error encountered.' },
  503: { status: 'UNAVAILABLE', message: 'The service is currently unavailable.' },
};

/** Every answer has one; their support asks for it. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, 22);

/** google.rpc.Status with a GoogleAdsFailure in it. */
export function failureStatus(version: string, http: number, errors: readonly AdsError[]) {
  const requestId = newRequestId();
  return {
    requestId,
    status: {
      ...(statuses[http] ?? statuses[500]),
      details: [
        {
          '@type': `type.googleapis.com/google.ads.googleads.${version}.errors.GoogleAdsFailure`,
          errors: errors.map(wireError),
          requestId,
        },
      ],
    },
  };
}

export function failureAnswer(
  version: string,
  http: number,
  errors: readonly AdsError[],
): SandboxAnswer {
  const { requestId, status } = failureStatus(version, http, errors);
  return {
    status: http,
    headers: { 'request-id': requestId },
    body: { error: { code: http, ...status } },
  };
}

/** What Google's front door says, before Google Ads has heard of it. */
export function plainAnswer(http: number, message?: string): SandboxAnswer {
  const known = statuses[http] ?? statuses[500];
  return {
    status: http,
    headers: { 'request-id': newRequestId() },
    body: { error: { code: http, ...known, ...(message !== undefined && { message }) } },
  };
}

function wireError({ code, message, path = [], trigger, details }: AdsError) {
  const [group = '', name = ''] = code.split('.');
  return {
    errorCode: { [group]: name },
    message,
    ...(trigger !== undefined && { trigger: { stringValue: trigger } }),
    ...(path.length > 0 && {
      location: {
        fieldPathElements: path.map((step) =>
          typeof step === 'string' ? { fieldName: step } : { fieldName: step[0], index: step[1] },
        ),
      },
    }),
    ...(details && { details }),
  };
}
