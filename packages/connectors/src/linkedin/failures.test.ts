import { messageOf, sayMessage } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../failure.ts';
import { codeReadings, fieldReadings, kindSays, ownSays } from './codes.ts';
import { failureIn } from './failures.ts';

const NOON = Date.UTC(2027, 0, 4, 12);

const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  text: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
});

const read = (status: number, body?: unknown) => failureIn(answer(status, body), NOON);

test('an ad account that is not listed for an application in development is said to be so', () => {
  const message =
    'Your application is not configured to access the related advertiser account(s). Account Management list';
  expect(read(403, { status: 403, code: 'FORBIDDEN', message })).toMatchObject({
    kind: 'permission',
    code: 'FORBIDDEN',
    userMessage: messageOf('linkedin.accountNotListed'),
  });
  expect(read(403, { status: 403, code: 'FORBIDDEN', message: 'No' })?.userMessage).toEqual(
    messageOf('linkedin.notAllowed'),
  );
});

describe('what LinkedIn says', () => {
  test.each<[string, number, unknown, FailureKind, string]>([
    [
      'too many calls',
      429,
      { status: 429, serviceErrorCode: 101, message: 'Resource level throttle limit' },
      'throttled',
      '101',
    ],
    [
      'an error of its own',
      500,
      { code: 'INTERNAL_ERROR', message: 'x' },
      'transient',
      'INTERNAL_ERROR',
    ],
    [
      'an audience it can not count',
      500,
      { code: 'FAILED_TO_RETRIEVE_AUDIENCE_SIZE' },
      'transient',
      'FAILED_TO_RETRIEVE_AUDIENCE_SIZE',
    ],
    ['maintenance', 503, { code: 'UNDER_MAINTENANCE' }, 'transient', 'UNDER_MAINTENANCE'],
    ['a gateway that gave up', 504, '<html>', 'transient', '504'],
    ['an error page of another server', 502, '<html>Bad gateway</html>', 'transient', '502'],
    ['that it took too long', 408, { code: 'TIMEOUT' }, 'transient', 'TIMEOUT'],
    ['that two wrote at once', 409, { code: 'CONFLICT' }, 'transient', 'CONFLICT'],
    ['that a token is invalid', 401, { serviceErrorCode: 65600 }, 'auth', '65600'],
    ['that a token was revoked', 401, { serviceErrorCode: 65601 }, 'auth', '65601'],
    ['that a token has expired', 401, { serviceErrorCode: 65602 }, 'auth', '65602'],
    [
      'that a refresh token is dead',
      400,
      { error: 'invalid_grant', error_description: 'x' },
      'auth',
      'invalid_grant',
    ],
    [
      'that we may not touch it',
      403,
      { code: 'NO_PERMISSION_ON_ENTITY' },
      'permission',
      'NO_PERMISSION_ON_ENTITY',
    ],
    [
      'that we may not set it',
      403,
      { code: 'NO_PERMISSION_ON_FIELD' },
      'permission',
      'NO_PERMISSION_ON_FIELD',
    ],
    [
      'that we may not change it',
      403,
      { code: 'NO_PERMISSION_TO_UPDATE' },
      'permission',
      'NO_PERMISSION_TO_UPDATE',
    ],
    ['no, the older way', 403, { serviceErrorCode: 100, message: 'no' }, 'permission', '100'],
    [
      'that the version is gone',
      426,
      { code: 'NONEXISTENT_VERSION' },
      'version',
      'NONEXISTENT_VERSION',
    ],
    [
      'that it does not show it',
      400,
      { code: 'CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES' },
      'policy',
      'CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES',
    ],
    [
      'that the account may not',
      400,
      { code: 'INVALID_ENTITLEMENT_FOR_TALENT_LEAD' },
      'policy',
      'INVALID_ENTITLEMENT_FOR_TALENT_LEAD',
    ],
    ['that a field is missing', 400, { code: 'MISSING_FIELD' }, 'invalid', 'MISSING_FIELD'],
    [
      'that few people live there',
      400,
      { code: 'AUDIENCE_SIZE_TOO_SMALL' },
      'invalid',
      'AUDIENCE_SIZE_TOO_SMALL',
    ],
    [
      'that the currency is another',
      400,
      { code: 'CURRENCY_MISMATCH' },
      'invalid',
      'CURRENCY_MISMATCH',
    ],
    ['that there is no such thing', 404, { code: 'NOT_FOUND' }, 'invalid', 'NOT_FOUND'],
    [
      'that it can not process it',
      422,
      { status: 422, serviceErrorCode: 100, message: 'ERROR :: /x' },
      'invalid',
      '100',
    ],
    ['half a sentence', 200, '{"elements":[', 'transient', 'brokenAnswer'],
  ])('%s', (_, status, body, kind, code) => {
    const failure = read(status, body);
    expect(failure).toMatchObject({ kind, code, httpStatus: status });
    expect(failure && sayMessage(failure.userMessage)).toMatch(/^[A-Z].+\.$/);
  });

  test.each([200, 201, 204])('nothing, with %d', (status) => {
    expect(read(status, status === 200 ? { elements: [] } : undefined)).toBeUndefined();
  });

  test('names the field, and what is wrong with it', () => {
    const failure = read(400, {
      status: 400,
      code: 'MULTIPLE_VALIDATIONS_FAILED',
      message: 'Multiple errors occurred',
      errorDetails: {
        inputErrors: [
          {
            code: 'FIELD_VALUE_TOO_LOW',
            description: 'totalBudget is too low',
            input: { inputPath: { fieldPath: 'totalBudget' } },
          },
        ],
      },
    });
    expect(failure).toMatchObject({
      kind: 'invalid',
      code: 'FIELD_VALUE_TOO_LOW',
      field: 'totalBudget',
      message: 'Multiple errors occurred (totalBudget is too low)',
      userMessage: messageOf('linkedin.budgetTooSmall'),
    });
  });

  test('a day’s quota is over at midnight, UTC; a moment’s is over soon', () => {
    const day = { message: 'Resource level throttle APPLICATION DAY limit for calls is reached.' };
    expect(read(429, day)?.retryAfterMs).toBe(12 * 3_600_000);
    expect(read(429, { message: 'Resource level throttle limit' })?.retryAfterMs).toBeUndefined();
  });

  test('what their support asks for is kept', () => {
    const failure = failureIn(answer(500, {}, { 'x-li-uuid': 'AAYabc' }), NOON);
    expect(failure?.requestId).toBe('AAYabc');
  });

  test('every sentence is one, and none speaks of codes', () => {
    const sentences = [
      ...Object.values(kindSays),
      ...Object.values(fieldReadings),
      ...Object.values(ownSays),
      ...Object.values(codeReadings).map(({ says }) => says),
    ];
    for (const sentence of sentences.map(sayMessage)) {
      expect(sentence).toMatch(/^[A-Z].+\.$/);
      expect(sentence).not.toMatch(/[A-Z]{2,}_|\bAPI\b|HTTP|null|undefined/);
    }
  });
});
