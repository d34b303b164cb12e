import { say } from '@posthorn/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCsrfToken, setCsrfToken } from '../../testing/csrf-token.ts';
import { productNow } from '../time/clock.ts';
import { ApiError, errorText, isGone } from './api-error.ts';
import { call } from './call.ts';
import { type ErrorReport, onApiError } from './report-error.ts';

const params = { accountId: 'a/1', slug: 'north' };
const answers: Array<() => Response> = [];
const sent: Request[] = [];
const reports: ErrorReport[] = [];

const json = (status: number, body: unknown, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText });
const refusal = (status: number, code: string, message: string) =>
  json(status, { code, message, requestId: 'r-1', findings: [] });

beforeEach(() => {
  onApiError((report) => reports.push(report));
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    sent.push(new Request(new URL(input, 'http://posthorn.test'), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

afterEach(() => {
  answers.length = sent.length = reports.length = 0;
  forgetCsrfToken();
});

test('a read fills in the path and the query and proves nothing', async () => {
  answers.push(() => json(200, { data: [], page: 2, perPage: 10, hasMore: false }));
  const answer = await call('listCampaigns', { params, query: { page: 2 } });
  expect(answer.page).toBe(2);
  expect(sent[0]?.url).toBe('http://posthorn.test/api/accounts/a%2F1/north/campaigns?page=2');
  expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
});

test('an answer says what time it is in the product', async () => {
  const time = Date.now() + 28 * 86_400_000;
  answers.push(() => new Response('[]', { headers: { 'X-Product-Time': String(time) } }));
  await call('listMemberships');
  expect(Math.abs(productNow() - time)).toBeLessThan(86_400_000);
});

test('an anonymous read takes no credentials along', async () => {
  answers.push(() => json(200, []));
  await call('autocompleteLocations', { query: { q: 'ass' } }, { isAnonymous: true });
  expect(sent[0]?.credentials).toBe('omit');
});

test('a change repeats the token and carries the version it was made on', async () => {
  setCsrfToken('a.b=');
  answers.push(() => json(200, {}));
  const body = { id: 'w', slug: 'north', name: 'New' };
  await call('renameWorkspace', { params, body }, { ifMatch: 7 });
  expect(sent[0]?.method).toBe('PUT');
  expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('a.b=');
  expect(sent[0]?.headers.get('If-Match')).toBe('"7"');
  expect(await sent[0]?.json()).toEqual(body);
});

test('without a token one is fetched first, also for a read that changes something', async () => {
  answers.push(() => {
    setCsrfToken('fresh');
    return new Response(null, { status: 204 });
  });
  answers.push(() => new Response(null, { status: 204 }));
  expect(await call('signOutLocally')).toBeUndefined();
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/sanctum/csrf-cookie',
    '/api/dev/logout',
  ]);
  expect(sent[1]?.headers.get('X-XSRF-TOKEN')).toBe('fresh');
});

test('an outdated token is renewed once and no one hears of it', async () => {
  setCsrfToken('old');
  const outdated = () => refusal(409, 'outdated_token', say('request.csrf'));
  answers.push(outdated);
  answers.push(() => {
    setCsrfToken('new');
    return new Response(null, { status: 204 });
  });
  answers.push(() => new Response(null, { status: 204 }));
  await call('readAllNotifications', { params });
  expect(sent.at(-1)?.headers.get('X-XSRF-TOKEN')).toBe('new');
  expect(reports).toEqual([]);

  answers.push(outdated, () => new Response(null, { status: 204 }), outdated);
  await expect(call('readAllNotifications', { params })).rejects.toThrow(say('request.csrf'));
});

test("a refusal is thrown and reported with the server's words", async () => {
  answers.push(() => refusal(422, 'invalid', 'Too long'));
  const error = await call('getMe').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Too long',
    requestId: 'r-1',
  });
  expect(reports).toEqual([{ error, operation: 'getMe', isRead: true, isQuiet: false }]);
});

test.each([
  ['an empty body', () => new Response(null, { status: 418, statusText: "I'm a teapot" })],
  ['a page of a proxy', () => new Response('<h1>', { status: 418, statusText: "I'm a teapot" })],
])('with %s the status speaks', async (_, answer) => {
  answers.push(answer);
  await expect(call('getMe')).rejects.toThrow("Something went wrong (418: I'm a teapot)");
});

test('no answer has its own sentence', async () => {
  await expect(call('getMe')).rejects.toMatchObject({
    status: 0,
    message: say('request.noResponse'),
  });
});

test('a caller can keep a failure to itself, wholly or only the expected one', async () => {
  answers.push(() => refusal(404, 'not_found', 'Gone'));
  await call('getMe', {}, { suppressErrorToast: true }).catch(() => {});
  answers.push(() => refusal(404, 'not_found', 'Gone'));
  await call('getMe', {}, { suppressErrorToast: isGone }).catch(() => {});
  answers.push(() => refusal(500, 'failed', 'Broken'));
  await call('getMe', {}, { suppressErrorToast: isGone }).catch(() => {});
  expect(reports.map(({ isQuiet }) => isQuiet)).toEqual([true, true, false]);
});

test('an aborted request is no one’s fault', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('aborted', 'AbortError');
  });
  await expect(call('getMe')).rejects.toThrow('aborted');
  expect(reports).toEqual([]);
});

test('a parameter that is missing never reaches the network', async () => {
  await expect(call('getCampaign', { params: { campaignId: '' } })).rejects.toThrow(/campaignId/);
  expect(sent).toEqual([]);
});

test('any failure has words', () => {
  expect(errorText(new Error('Broken'))).toBe('Broken');
  expect(errorText(new Error(''))).toBe(say('request.unknown'));
  expect(errorText('odd')).toBe(say('request.unknown'));
});
