import type { Page } from '@playwright/test';
import { liveChanges, withoutLiveChanges } from '../support/answers.ts';
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

/**
 * What a page uses of Intl from now on. Its first use takes 35 ms, four times that on a phone; plurals
 * and the direction of a language are told without it.
 */
async function intlOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const used: string[] = [];
    const note = (name: string) => used.push(name);
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter']) {
      const parts = Intl as unknown as Record<string, typeof Intl.Collator>;
      parts[name] = new Proxy(parts[name] as typeof Intl.Collator, {
        construct: (target, args) => note(name) && Reflect.construct(target, args),
        apply: (target, self, args) => note(name) && Reflect.apply(target, self, args),
        get: (target, key) => note(name) && Reflect.get(target, key),
      });
    }
    Object.assign(window, { usedOfIntl: used });
  });
  return () => page.evaluate(() => (window as unknown as { usedOfIntl: string[] }).usedOfIntl);
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

test.describe('an admin of two accounts', () => {
  test.use({ person: 'robin' });

  test('gets the account that was looked at last along with the page', async ({ page }) => {
    await page.goto('/campaigns-overview');
    await page.getByRole('button', { name: 'Account: Kade Recruitment' }).click();
    await page.getByRole('option', { name: /^Noorderzorg Groep/ }).click();
    const account = page.getByRole('button', { name: 'Account: Noorderzorg Groep' });
    await expect(account).toBeVisible();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

    await page.route('**/api/**', () => {});
    const intl = await intlOf(page);
    await page.reload();
    await expect(account).toBeVisible();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await intl()).toEqual([]);
  });
});
