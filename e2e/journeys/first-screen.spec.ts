import type { Page } from '@playwright/test';
import { liveChanges, withoutLiveChanges } from '../support/answers.ts';
import { intlOf } from '../support/intl.ts';
import { expect, test } from '../support/test.ts';

/** The addresses of the API that are asked for from now on, without those no screen waits for. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isWaitedFor = !liveChanges.test(pathname) && pathname !== '/api/me/intercom';
    if (pathname.startsWith('/api/') && isWaitedFor) calls.push(pathname);
  });
  return calls;
}

const loader = (page: Page) => page.getByText('Loading Posthorn');

test('the sign-in page asks for nothing', async ({ page }) => {
  const intl = await intlOf(page);
  const calls = callsOf(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Lotte Visser/ })).toBeVisible();
  expect(calls).toEqual([]);
  expect(await intl()).toEqual([]);
});

test.describe('signed in', () => {
  test.use({ person: 'eva' });

  test('the rest of a page stands while its own answer is late', async ({ page }) => {
    await withoutLiveChanges(page);
    await page.route('**/api/dev/outbox', () => {});
    const calls = callsOf(page);
    await page.goto('/outbox');
    await expect(page.getByRole('button', { name: 'Profile of Eva Lindqvist' })).toBeVisible();
    await expect(loader(page)).toHaveCount(0);
    // Asked for as soon as the page is loaded, which may come after its frame.
    await expect.poll(() => calls).toEqual(['/api/dev/outbox']);
  });
});
