import { diagnose, type MessageCode, messageOf, say, sayMessage } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../failure.ts';
import type { Answer } from '../transport/transport.ts';
import { isRemark, metaManners } from './failure.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const heard = (error: object, status = 400, headers = {}) =>
  metaManners.failureIn(answer(status, { error: { message: 'No.', ...error } }, headers));

test.each<[FailureKind, number, number | undefined]>([
  ['throttled', 4, undefined],
  ['throttled', 17, 2_446_079],
  ['throttled', 32, undefined],
  ['throttled', 341, undefined],
  ['throttled', 613, 1_487_742],
  ['throttled', 613, 1_996],
  ['throttled', 80_000, undefined],
  ['throttled', 80_004, 2_446_079],
  ['throttled', 80_014, undefined],
  ['transient', 1, undefined],
  ['transient', 1, 99],
  ['transient', 2, undefined],
  ['transient', 960, undefined],
  ['auth', 190, 458],
  ['auth', 190, 459],
  ['auth', 190, 460],
  ['auth', 190, 463],
  ['auth', 190, 464],
  ['auth', 190, 467],
  ['auth', 102, undefined],
  ['auth', 104, undefined],
  ['auth', 2_500, undefined],
  ['permission', 3, undefined],
  ['permission', 10, undefined],
  ['permission', 200, undefined],
  ['permission', 299, undefined],
  ['policy', 368, undefined],
  ['policy', 100, 1_404_078],
  ['policy', 100, 1_404_163],
  ['permission', 100, 1_487_194],
  ['permission', 100, 1_487_202],
  ['invalid', 100, 1_487_007],
  ['invalid', 100, 1_487_079],
  ['invalid', 100, 1_487_094],
  ['invalid', 100, 1_487_756],
  ['invalid', 100, 1_487_851],
  ['invalid', 100, undefined],
  ['invalid', 100, 33],
  ['invalid', 100, 1_487_390],
  ['invalid', 100, 1_885_364],
  ['invalid', 100, 2_909_034],
  ['invalid', 100, 1_885_261],
  ['invalid', 987_654, undefined],
  ['version', 2_635, undefined],
])('%s is what code %i/%s means', (kind, code, subcode) => {
  const failure = heard({ code, error_subcode: subcode });
  expect(failure?.kind).toBe(kind);
  expect(failure?.code).toBe(subcode === undefined ? `${code}` : `${code}/${subcode}`);
  expect(failure && sayMessage(failure.userMessage)).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [true, 100, 3_858_258],
  [true, 3_858_258, undefined],
  [false, 100, 33],
])('%s: %i/%s is a remark', (isSo, code, error_subcode) => {
  const failure = heard({ code, error_subcode });
  expect(failure && isRemark(failure)).toBe(isSo);
});

test('the HTTP status decides only when the code says nothing', () => {
  expect(heard({ code: 190 }, 500)?.kind).toBe('auth');
  expect(heard({ code: 987_654 }, 503)?.kind).toBe('transient');
  expect(heard({ code: 987_654, is_transient: true })?.kind).toBe('transient');
  expect(heard({ code: 4, is_transient: true })?.kind).toBe('throttled');
});

describe('what a recruiter reads', () => {
  const words = { error_user_title: 'Ad not approved.', error_user_msg: 'Names a disease.' };

  test('is what Meta says to people, where it does', () => {
    expect(heard({ code: 368, ...words })?.userMessage).toEqual(
      messageOf('meta.ownWords', { words: 'Ad not approved: Names a disease.' }),
    );
    expect(heard({ code: 100, error_user_msg: 'Too long.' })?.userMessage).toEqual(
      messageOf('meta.ownWords', { words: 'Too long.' }),
    );
  });

  test('is ours where it is between Meta and us', () => {
    expect(heard({ code: 190, error_subcode: 463, ...words })?.userMessage).toEqual(
      messageOf('meta.connectionExpired'),
    );
  });
});

test('a failure says what it is about and how Meta calls it', () => {
  const specs = { blame_field_specs: [['targeting', 'geo_locations']] };
  const about = { code: 100, fbtrace_id: 'Trace', error_data: specs };
  expect(heard(about)).toMatchObject({ field: 'targeting.geo_locations', requestId: 'Trace' });
  expect(heard({ ...about, error_data: JSON.stringify(specs) })?.field).toBe(
    'targeting.geo_locations',
  );
  const field = { blame_field: 'targeting' };
  expect(heard({ ...about, error_data: JSON.stringify(field) })?.field).toBe('targeting');
  expect(heard({ ...about, error_data: field })?.field).toBe('targeting');
  expect(heard({ code: 100, error_data: 'null' })?.field).toBeUndefined();
  expect(heard({ code: 100, error_data: '{' })?.field).toBeUndefined();
});

test.each<[number, FailureKind, MessageCode, string]>([
  [1_487_079, 'invalid', 'meta.targetingRefused', 'targeting'],
  [1_487_094, 'invalid', 'meta.scheduleRefused', 'end_time'],
  [1_487_194, 'permission', 'meta.pageNotAllowed', 'page_id'],
  [1_487_202, 'permission', 'meta.pageNotAllowed', 'page_id'],
  [1_487_756, 'invalid', 'meta.placesOverlap', 'targeting.geo_locations'],
  [1_487_851, 'invalid', 'meta.bidRefused', 'bid_amount'],
  [1_487_888, 'invalid', 'meta.pixelMissing', 'promoted_object'],
  [1_815_946, 'invalid', 'meta.placesTooMany', 'targeting.geo_locations'],
])(
  'subcode %i has a kind, a sentence and a field of its own',
  (error_subcode, kind, code, field) => {
    const failure = heard({ code: 100, error_subcode });
    expect(failure).toMatchObject({ kind, field, userMessage: { code } });
    const specs = { blame_field_specs: [['other', 'field']] };
    const blaming = heard({ code: 100, error_subcode, error_data: JSON.stringify(specs) });
    expect(blaming?.field).toBe('other.field');
    // In words of its own it keeps its code, by which errors of several campaigns are put together.
    expect(heard({ code: 100, error_subcode, error_user_msg: 'No.' })).toMatchObject({
      code: `100/${error_subcode}`,
      userMessage: { code: code.startsWith('meta.places') ? code : 'meta.ownWords' },
    });
  },
);

test.each([
  ['overlap', 1_487_756],
  ['have circles around several of them', 1_815_946],
])(
  'what is said of places that %s leads to the locations, whatever words Meta has',
  (_, error_subcode) => {
    const failure = heard({ code: 100, error_subcode, error_user_msg: 'Try removing a location.' });
    expect(diagnose(failure?.userMessage.code ?? '').cure).toBe('locations');
  },
);

test('who asks for too much is told to ask for less', () => {
  const message = "Please reduce the amount of data you're asking for, then retry your request";
  expect(heard({ code: 1, message }, 500)).toMatchObject({ kind: 'invalid', code: 'tooMuchData' });
  expect(heard({ code: 100, error_subcode: 1_487_534 })).toMatchObject({ code: 'tooMuchData' });
});

test('an ad account without points waits for minutes, and says so', () => {
  expect(say('meta.busy')).toContain('for a few minutes');
  expect(heard({ code: 613, error_subcode: 1_487_742 })).toMatchObject({
    retryAfterMs: 300_000,
    userMessage: messageOf('meta.busy'),
  });
  const tier = (name: string) => ({
    'x-ad-account-usage': JSON.stringify({ acc_id_util_pct: 80, ads_api_access_tier: name }),
  });
  const waits = (headers: object) =>
    heard({ code: 613, error_subcode: 1_487_742 }, 400, headers)?.retryAfterMs;
  expect(waits(tier('development_access'))).toBe(300_000);
  expect(waits(tier('standard_access'))).toBe(60_000);
});

test.each([
  ['half an answer', 200, '{"id":"12', 'transient'],
  ['a page of a machine in between', 502, '<html>Bad gateway</html>', 'transient'],
  ['a bare status', 429, '', 'throttled'],
  ['success that is none', 200, '{"success":false}', 'invalid'],
] as const)('%s is a failure', (_, status, text, kind) => {
  expect(metaManners.failureIn(answer(status, text))?.kind).toBe(kind);
});

test('an answer without an error is none', () => {
  expect(metaManners.failureIn(answer(200, { id: '1' }))).toBeUndefined();
  expect(metaManners.failureIn(answer(200, { data: [] }))).toBeUndefined();
});

describe('how much is used', () => {
  const business = (share: object) => ({
    'x-business-use-case-usage': JSON.stringify({ '123': [{ type: 'ads_management', ...share }] }),
  });

  test('is the fullest of all allowances', () => {
    const headers = {
      ...business({ call_count: 12, total_cputime: 40, total_time: 8 }),
      'x-app-usage': JSON.stringify({ call_count: 3, total_time: 4, total_cputime: 61 }),
      'x-ad-account-usage': JSON.stringify({ acc_id_util_pct: 9.67, reset_time_duration: 300 }),
      'x-fb-ads-insights-throttle': JSON.stringify({ app_id_util_pct: 0, acc_id_util_pct: 20 }),
    };
    expect(metaManners.usageIn(answer(200, {}, headers))).toEqual({
      percent: 61,
      regainMs: undefined,
    });
  });

  test('comes with the time that we are shut out', () => {
    const headers = business({ call_count: 100, estimated_time_to_regain_access: 2 });
    expect(metaManners.usageIn(answer(200, {}, headers))).toEqual({
      percent: 100,
      regainMs: 120_000,
    });
    expect(heard({ code: 80_004 }, 400, headers)?.retryAfterMs).toBe(120_000);
  });

  test('is unknown when no one says so, or no one can read it', () => {
    expect(metaManners.usageIn(answer(200, {}))).toBeUndefined();
    expect(metaManners.usageIn(answer(200, {}, { 'x-app-usage': '{half' }))).toBeUndefined();
  });
});
