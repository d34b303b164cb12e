import { sayMessage } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { type FailureKind, failureKinds, NetworkFailure } from '../../failure.ts';
import { errorsOf, isOnly, isRefusedOperation } from './error.ts';
import { adsManners, tokenManners } from './manners.ts';

interface Told {
  errorCode?: Record<string, string>;
  message?: string;
  location?: unknown;
  details?: unknown;
}

const answer = (status: number, body: unknown, headers = {}) => ({
  status,
  headers: new Headers(headers),
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

const failing = (status: number, ...errors: Told[]) =>
  answer(status, {
    error: {
      code: status,
      status: 'SOMETHING',
      message: 'Something',
      details: errors.length > 0 ? [{ '@type': 'x', errors, requestId: 'r-1' }] : undefined,
    },
  });

const said = (code: string): Told => {
  const [group = '', name = ''] = code.split('.');
  return { errorCode: { [group]: name }, message: 'Their words.' };
};

const table: [number, string, FailureKind][] = [
  [429, 'quotaError.RESOURCE_EXHAUSTED', 'throttled'],
  [429, 'quotaError.RESOURCE_TEMPORARILY_EXHAUSTED', 'throttled'],
  [400, 'quotaError.EXCESSIVE_SHORT_TERM_QUERY_RESOURCE_CONSUMPTION', 'throttled'],
  [403, 'quotaError.ACCESS_PROHIBITED', 'permission'],
  [500, 'internalError.INTERNAL_ERROR', 'transient'],
  [500, 'internalError.TRANSIENT_ERROR', 'transient'],
  [504, 'internalError.DEADLINE_EXCEEDED', 'transient'],
  [400, 'databaseError.CONCURRENT_MODIFICATION', 'transient'],
  [401, 'authenticationError.OAUTH_TOKEN_EXPIRED', 'auth'],
  [401, 'authenticationError.OAUTH_TOKEN_REVOKED', 'auth'],
  [401, 'authenticationError.OAUTH_TOKEN_INVALID', 'auth'],
  [400, 'authenticationError.CUSTOMER_NOT_FOUND', 'permission'],
  [403, 'authorizationError.USER_PERMISSION_DENIED', 'permission'],
  [403, 'authorizationError.CUSTOMER_NOT_ENABLED', 'permission'],
  [403, 'authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION', 'permission'],
  [400, 'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE', 'permission'],
  [400, 'assetError.LEAD_FORM_MISSING_AGREEMENT', 'permission'],
  [400, 'policyFindingError.POLICY_FINDING', 'policy'],
  [400, 'campaignError.HEC_AGREEMENT_REQUIRED', 'policy'],
  [400, 'campaignError.DUPLICATE_CAMPAIGN_NAME', 'invalid'],
  [400, 'adError.TOO_LONG', 'invalid'],
  [400, 'imageError.FILE_TOO_LARGE', 'invalid'],
  [400, 'mediaBundleError.TOO_MANY_FILES', 'invalid'],
  [400, 'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM', 'invalid'],
  [400, 'someNewError.NOBODY_KNOWS', 'invalid'],
  [500, 'someNewError.NOBODY_KNOWS', 'transient'],
  [400, 'requestError.UNSUPPORTED_VERSION', 'version'],
];
test.each(table)('%i %s is %s', (status, code, kind) => {
  const failure = adsManners.failureIn(failing(status, said(code)));
  expect(failure).toMatchObject({ kind, code, httpStatus: status, requestId: 'r-1' });
  expect(failureKinds).toContain(failure?.kind);
  expect(failure && sayMessage(failure.userMessage)).toMatch(/^[A-Z].{15,}[.!]$/);
});

const plain: [number, FailureKind][] = [
  [400, 'invalid'],
  [401, 'auth'],
  [403, 'permission'],
  [404, 'version'],
  [429, 'throttled'],
  [500, 'transient'],
  [502, 'transient'],
  [503, 'transient'],
  [504, 'transient'],
];
test.each(plain)('%i without details is %s', (status, kind) => {
  expect(adsManners.failureIn(failing(status))).toMatchObject({ kind });
  expect(adsManners.failureIn(answer(status, '<html>'))).toMatchObject({ kind });
});

test('half an answer is no answer', () => {
  expect(adsManners.failureIn(answer(200, '{"results":[{"camp'))).toMatchObject({
    kind: 'transient',
    code: 'unreadable',
  });
  expect(adsManners.failureIn(answer(200, {}))).toBeUndefined();
});

test('waits as long as it is told, and an hour when a day is used up', () => {
  const waitOf = (error: Told) => adsManners.failureIn(failing(429, error))?.retryAfterMs;
  const delayed = (retryDelay: string) => ({ quotaErrorDetails: { retryDelay } });
  const short = said('quotaError.RESOURCE_TEMPORARILY_EXHAUSTED');
  expect(waitOf({ ...short, details: delayed('5s') })).toBe(5_000);
  expect(waitOf({ ...short, details: delayed('0.5s') })).toBe(500);
  expect(waitOf(short)).toBeUndefined();
  expect(waitOf(said('quotaError.RESOURCE_EXHAUSTED'))).toBe(3_600_000);
});

test('a policy is named, and so is the operation', () => {
  const failure = adsManners.failureIn(
    failing(400, {
      ...said('policyFindingError.POLICY_FINDING'),
      location: {
        fieldPathElements: [
          { fieldName: 'mutate_operations', index: 5 },
          { fieldName: 'ad_group_ad_operation' },
          { fieldName: 'create' },
        ],
      },
      details: { policyFindingDetails: { policyTopicEntries: [{ topic: 'EMPLOYMENT_SCAMS' }] } },
    }),
  );
  expect(failure && sayMessage(failure.userMessage)).toBe(
    'Google does not show this ad because of its policy on employment scams. Change the ad, then publish it again.',
  );
  expect(failure?.field).toBe('mutate_operations[5].ad_group_ad_operation.create');
  const thrown = new NetworkFailure(failure as NonNullable<typeof failure>);
  expect(errorsOf(thrown)[0]?.operation).toBe(5);
  expect(isRefusedOperation(thrown)).toBe(true);
  expect(isOnly(thrown, 'policyFindingError.POLICY_FINDING')).toBe(true);
});

test('the agreement for employment ads is explained', () => {
  const failure = adsManners.failureIn(failing(400, said('campaignError.HEC_AGREEMENT_REQUIRED')));
  expect(failure && sayMessage(failure.userMessage)).toContain(
    'accept its rules for employment ads',
  );
});

test('what only follows from another error is not what it is about', () => {
  const failure = adsManners.failureIn(
    failing(
      400,
      said('newResourceCreationError.TEMP_ID_RESOURCE_HAD_ERRORS'),
      said('adError.TOO_LONG'),
    ),
  );
  expect(failure?.code).toBe('adError.TOO_LONG');
});

test.each([
  [400, { error: 'invalid_grant', error_description: 'Revoked.' }, 'auth'],
  [401, { error: 'invalid_client' }, 'auth'],
  [429, { error: 'rate' }, 'throttled'],
  [503, { error: 'busy' }, 'transient'],
  [502, '<html>', 'transient'],
])('a refused key: %i is %s', (status, body, kind) => {
  expect(tokenManners.failureIn(answer(status, body))).toMatchObject({ kind });
});
