import type { Page } from '@playwright/test';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const choose = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(name) }).click();

test('a visitor to a deep link signs in and returns to it', async ({ page }) => {
  const wanted = '/outbox?from=a-letter&page=2';
  await page.goto(wanted);
  await expect(page).toHaveURL(`/sign-in?return_to=${encodeURIComponent(wanted)}`);
  await expect(page).toHaveTitle('Sign in · Posthorn');

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await choose(page, 'Lotte Visser');
  await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(wanted);
  // Who this is, which accounts, and the proof for the support chat.
  await expect
    .poll(() => calls)
    .toEqual(expect.arrayContaining(['/api/me', '/api/me/memberships', '/api/me/intercom']));
});

test.describe('an address no one has', () => {
  test.use({ expectedComplaints: /status of 422 .*\/api\/dev\/login/ });

  test('is answered in the server’s words, and the next one works', async ({ page }) => {
    await page.goto('/sign-in');
    const cards = page.getByRole('listitem');
    await expect(cards).toHaveCount(6);
    await expect(cards.filter({ hasText: 'Jamal Mertens' })).toContainText(
      'editor@demo.testEditor in Noorderzorg Groep',
    );
    await expect(cards.filter({ hasText: 'Robin Agema' })).toContainText(
      'Admin in Kade Recruitment, Admin in Noorderzorg Groep',
    );

    const field = page.getByRole('textbox', { name: 'E-mail address' });
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });

    await submit.click();
    await expect(page.getByText('This field can not be empty')).toBeVisible();
    await field.fill('not an address');
    await expect(page.getByText('Provided email address is invalid')).toBeVisible();

    await field.fill('nobody@demo.test');
    await submit.click();
    await expect(field).toHaveAccessibleDescription(
      'No one with this email address can sign in here.',
    );
    await expect(page).toHaveURL('/sign-in');

    await field.fill('tom.de.wit@demo.test');
    await field.press('Enter');
    await expect(page).toHaveURL('/campaigns-overview');
    await expect(page.getByRole('button', { name: 'Profile of Tom de Wit' })).toBeVisible();
  });
});

test.describe('signing out', () => {
  // The server ends the live changes before a tab can know why: the next one in line takes them
  // over and is refused, and anyone who is refused asks who they are.
  test.use({ expectedComplaints: /status of 401 .*\/api\// });

  test('leads to the sign-in in every tab, and asks again', async ({ page, context }) => {
    await page.goto('/sign-in');
    await choose(page, 'Jamal Mertens');
    await expect(page).toHaveURL('/campaigns-overview');
    const otherTab = await context.newPage();
    await otherTab.goto('/outbox');
    await expect(otherTab.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
    await page.bringToFront();

    await (await openProfile(page)).getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(otherTab).toHaveURL('/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('login'))).toBe('false');
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole('button', { name: /^Jamal Mertens/ })).toBeVisible();
      await expect(tab.getByRole('alert')).toHaveCount(0);
    }

    await page.goto('/campaigns-overview');
    await expect(page).toHaveURL('/sign-in');
    await otherTab.goBack();
    await expect(otherTab).toHaveURL(/\/sign-in(\?|$)/);
  });
});

test('signing in is noticed by another tab that waits on the sign-in page', async ({
  page,
  context,
}) => {
  await page.goto('/sign-in?return_to=/no-such-page');
  const otherTab = await context.newPage();
  await otherTab.goto('/sign-in?return_to=/outbox');
  await expect(otherTab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.bringToFront();

  await choose(page, 'Sofia Kessler');
  await expect(page).toHaveURL('/campaigns-overview');
  await expect(otherTab).toHaveURL('/outbox');
});
