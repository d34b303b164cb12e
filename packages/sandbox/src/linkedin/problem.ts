import type { SandboxAnswer } from '../dialect.ts';

/** One thing LinkedIn does not accept. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The field it is about, as '/'-less path: 'runSchedule.end'. */
    readonly field?: string,
    readonly value?: unknown,
  ) {
    super(message);
  }
}

export const refuse = (code: string, message: string, field?: string, value?: unknown): Problem =>
  new Problem(400, code, message, field, value);

export const missing = (field: string): Problem =>
  refuse('MISSING_FIELD', `${field} is required but missing`, field);

export const notFound = (): Problem => new Problem(404, 'NOT_FOUND', 'Not Found');

export const forbidden = (entity: string): Problem =>
  new Problem(403, 'NO_PERMISSION_ON_ENTITY', `Viewer may not have permission on entity ${entity}`);

export const notListed = (): Problem =>
  new Problem(
    403,
    'FORBIDDEN',
    'Your application is not configured to access the related advertiser account(s). Add them to the Account Management list of your application.',
  );

/** These three speak the newer of LinkedIn's two ways to say no. */
const newer = /(^|\/)(adCampaignGroups|adCampaigns|adAccounts)(\/[^/]*)?$/;

/** The number that stands beside every message of the older way. */
const SERVICE_ERROR = 100;

export function answerTo(problem: Problem, path: string): SandboxAnswer {
  const { status, code, message, field, value } = problem;
  if (!newer.test(path)) return olderAnswer(problem);
  const old = { status, message, serviceErrorCode: SERVICE_ERROR };
  const details = field === undefined ? {} : detailsOf(code, message, field, value);
  return { status, body: { ...old, code, ...details } };
}

/** Without a code; a field that may not be there is what it can not process. */
function olderAnswer({ status, code, message, field }: Problem): SandboxAnswer {
  const said = code === 'FIELD_NOT_ALLOWED' ? 422 : status;
  const place = field === undefined ? '' : `ERROR :: /${field.replaceAll('.', '/')} :: `;
  const body = { status: said, message: `${place}${message}`, serviceErrorCode: SERVICE_ERROR };
  return { status: said, body };
}

const detailsOf = (code: string, description: string, field: string, value: unknown) => ({
  errorDetailType: 'com.linkedin.common.error.BadRequest',
  errorDetails: {
    inputErrors: [
      {
        code,
        description,
        input: {
          inputPath: { fieldPath: field },
          ...(value !== undefined && { value: { stringValue: String(value) } }),
        },
      },
    ],
  },
});
