import { FIRST_SCREEN_ID } from 'virtual:contract-routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY = 86_400_000;
const me = { id: 'p1', name: 'Lotte Visser' };

/** As a page that was just loaded with this element in it. */
async function pageWith(text?: string) {
  if (text !== undefined) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = FIRST_SCREEN_ID;
    element.textContent = text;
    document.body.append(element);
  }
  return import('./first-answers.ts');
}

const screen = (answers: object, isSignedIn = true, now = Date.now()) =>
  JSON.stringify({ isSignedIn, now, answers });

beforeEach(() => vi.resetModules());
afterEach(() => document.getElementById(FIRST_SCREEN_ID)?.remove());

test('an answer is given to the query that asks for just this, and once', async () => {
  const list = { data: [], page: 1, perPage: 10, hasMore: false };
  const { firstAnswer } = await pageWith(
    screen({ '/api/me': me, '/api/accounts/a1/north/campaigns?page=1&perpage=10': list }),
  );
  expect(firstAnswer('getMe')).toEqual(me);
  expect(firstAnswer('getMe')).toBeUndefined();
  const params = { accountId: 'a1', slug: 'north' };
  const inOrder = { page: 1, perpage: 10, sort: 'startDate' as const };
  expect(firstAnswer('listCampaigns', { params, query: inOrder })).toBeUndefined();
  expect(firstAnswer('listCampaigns', { params, query: { page: 1, perpage: 10 } })).toEqual(list);
});

test('it says whether the page came to a visitor without a session', async () => {
  const { cameSignedIn, dropFirstAnswers } = await pageWith(screen({}, false));
  expect(cameSignedIn()).toBe(false);
  dropFirstAnswers();
  expect(cameSignedIn()).toBeUndefined();
});

test('the page says what time it is in the product', async () => {
  const now = Date.now() + 28 * DAY;
  const { cameSignedIn } = await pageWith(screen({}, true, now));
  expect(cameSignedIn()).toBe(true);
  const { productNow } = await import('../time/clock.ts');
  expect(Math.abs(productNow() - now)).toBeLessThan(DAY);
});

test('what belonged to a session is gone with it', async () => {
  const { firstAnswer, dropFirstAnswers } = await pageWith(screen({ '/api/me': me }));
  dropFirstAnswers();
  expect(firstAnswer('getMe')).toBeUndefined();
});

test.each([undefined, '', 'no json'])('a page with %j brings nothing, and asks', async (text) => {
  const { firstAnswer, cameSignedIn } = await pageWith(text);
  expect(firstAnswer('getMe')).toBeUndefined();
  expect(cameSignedIn()).toBeUndefined();
});
