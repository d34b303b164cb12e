import type { BrowserContext, Page, Route } from '@playwright/test';
import {
  awaitAnswers,
  refuse,
  withoutFirstAnswers,
  withoutLiveChanges,
} from '../support/answers.ts';
import { createWorkspace } from '../support/api.ts';
import { browserState, people, proofOf, signIn } from '../support/people.ts';
import { openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const lists = /\/campaigns\?page=1/;
const overview = '/campaigns-overview';

test.describe('a refused request', () => {
  test.use({
    person: 'ines',
    expectedComplaints: /status of (418|422|50[01])|ERR_CONNECTION_REFUSED/,
  });

  test.beforeEach(({ page }) => withoutLiveChanges(page));

  const cases: [says: string, answer: (route: Route) => Promise<void>][] = [
    [
      'The list is being painted.',
      (route) => route.fulfill({ status: 500, json: { message: 'The list is being painted.' } }),
    ],
    [
      'The list has too many colours.',
      (route) =>
        route.fulfill({ status: 422, json: { message: 'The list has too many colours.' } }),
    ],
    ["Something went wrong (418: I'm a teapot)", (route) => route.fulfill({ status: 418 })],
    // A proxy in between has words of its own.
    [
      'Something went wrong (500: Internal Server Error)',
      (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oh no</h1>' }),
    ],
    [
      'No response from the server. Please check your connection.',
      (route) => route.abort('connectionrefused'),
    ],
  ];

  test('is told in the server’s words, or in ours when there are none', async ({ page }) => {
    await withoutFirstAnswers(page);
    await page.route(lists, (route) => route.fulfill({ status: 501 }));
    await page.goto(overview);
    // The words stand where the list would be, with a way out.
    const place = page.getByRole('main').getByRole('alert');
    const tryAgain = place.getByRole('button', { name: 'Try again' });
    for (const [says, answer] of cases) {
      await page.unroute(lists);
      await page.route(lists, answer);
      await tryAgain.click();
      await expect(place).toContainText(says);
    }
    // Once is enough.
    await expect(toasts(page)).toHaveCount(0);
    await page.unroute(lists);
    await tryAgain.click();
    await expect(page.getByRole('link', { name: 'Crane operator' })).toBeVisible();
  });

  test('that is shown in its own place makes no toast', async ({ page }) => {
    await refuse(page, '**/api/dev/outbox', 500, 'The box is stuck.');
    await page.goto('/outbox');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The box is stuck.');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('for workspaces is told in their place', async ({ page }) => {
    await refuse(page, /\/members\/[^/]+\/workspaces$/, 500, 'The workspaces are closed.');
    await page.goto(overview);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The workspaces are closed.',
    );
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('without a session', () => {
  test.use({ person: 'sofia', expectedComplaints: /status of 401/ });

  test('the next click leads to the sign-in with a word', async ({ page, context }) => {
    await withoutLiveChanges(page);
    // An empty list asks for no second page: nothing but the click may ask for anything.
    const { slug } = await createWorkspace('sofia', 'Zonder sessie');
    const answers = awaitAnswers(page);
    await page.goto(`/workspaces/${slug}`);
    await expect(page.getByRole('heading', { name: 'Create your campaign' })).toBeVisible();
    const panel = await openWorkspaces(page);
    await expect(panel).toBeVisible();
    await answers();
    await context.clearCookies();
    await panel.getByRole('option', { name: /^Logistics/ }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(toasts(page)).toHaveText(['Error: Please sign in to go on.']);

    // Another person now: nothing of before is left.
    await page.getByRole('button', { name: /^Jamal Mertens/ }).click();
    await expect(page).toHaveURL(overview);
    await expect(page.getByRole('button', { name: 'Profile of Jamal Mertens' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account: Noorderzorg Groep' })).toBeVisible();
  });
});

/** A session of its own, because it will be ended. */
async function freshSession(context: BrowserContext, page: Page) {
  const url = process.env.PRODUCT_URL ?? '';
  const cookies = await signIn(url, people.ines);
  await context.addCookies(browserState(cookies).cookies);
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  return { url, cookies };
}

test.describe('a session that ends elsewhere', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('ends here without a click', async ({ page, context }) => {
    const { url, cookies } = await freshSession(context, page);
    const answer = await fetch(`${url}/api/dev/logout`, {
      headers: { ...proofOf(url, cookies), 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(204);
    await expect(page).toHaveURL('/sign-in?return_to=%2Foutbox');
    await expect(toasts(page)).toHaveText(['Error: Please sign in to go on.']);
  });
});

test.describe('what the role does not allow', () => {
  test.use({ expectedComplaints: /status of 403/ });

  test('is said, and the session goes on', async ({ page, context }) => {
    await freshSession(context, page);
    await refuse(page, lists, 403, 'Your role does not allow this.');
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await expect(toasts(page)).toHaveText(['Error: Your role does not allow this.']);
    await expect(page).toHaveURL('/campaigns-overview');
    expect((await page.request.get('/api/me')).status()).toBe(200);
  });
});
