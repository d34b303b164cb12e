import type { Page } from '@playwright/test';
import { expectAccessible, openAtEveryWidth } from '../support/accessibility.ts';
import { accountOf, callAs } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

// The page of a removed person may ask once more before it has left the account, and a link for someone else is
// refused.
test.use({
  person: 'sofia',
  expectedComplaints: /status of 404 .*\/api\/accounts\/|status of 409 .*\/accept/,
});

const section = (page: Page, name: string) => page.getByRole('region', { name });
const rowOf = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: text });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The path of the link in the newest letter to this address. */
async function linkTo(email: string): Promise<string> {
  const letters = await callAs<{ to: string; text: string }[]>('sofia', 'GET', '/dev/outbox');
  const letter = letters.find(({ to, text }) => to === email && text.includes('/accept'));
  return /\/invitations\/[\w-]+\/accept/.exec(letter?.text ?? '')?.[0] ?? '';
}

const invite = async (email: string) =>
  callAs('sofia', 'POST', `/accounts/${await accountOf('sofia')}/members/invitations`, {
    ...{ email, role: 'editor', workspaces: ['logistics'] },
  });

test('a person is invited, comes in by the letter, becomes an admin, and is out when removed', async ({
  page,
  openAs,
}) => {
  const email = 'nadia.haddad@other.test';
  await page.goto('/settings/users#add-new-user');
  const form = section(page, 'Add new user');
  const send = form.getByRole('button', { name: 'Send invite' });
  await expect(send).toBeDisabled();
  await form.getByLabel('First name').fill('Nadia');
  await form.getByLabel('Last name').fill('Haddad');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await form.getByRole('button', { name: /Workspaces/ }).click();
  await page.getByRole('option', { name: 'Logistics' }).click();
  await page.keyboard.press('Escape');
  await send.click();
  await expect(toasts(page)).toContainText(['Invitation sent to Nadia Haddad']);
  await expect(rowOf(page, email)).toContainText('pending');

  const newcomer = await openAs(undefined);
  await newcomer.goto(await linkTo(email));
  await expect(newcomer).toHaveURL(/\/sign-in\?return_to=/);
  await newcomer.getByLabel('E-mail address').fill(email);
  await newcomer.getByRole('button', { name: 'Sign in' }).click();
  await expect(newcomer).toHaveURL('/campaigns-overview');
  await expect(newcomer.getByRole('button', { name: 'Workspace: Logistics' })).toBeVisible();

  // The screen of the admin has heard of it.
  await expect(rowOf(page, email)).not.toContainText('pending');
  // Toasts go by themselves, so they are looked for from before the press.
  const isTold = (to: Page, text: string) =>
    expect(toasts(to).filter({ hasText: text })).toBeVisible();
  await Promise.all([
    isTold(page, 'Nadia Haddad is now an admin'),
    isTold(newcomer, 'Your role in this account was changed to Admin'),
    choose(page, 'Nadia Haddad', 'Change role to admin'),
  ]);

  await choose(page, 'Nadia Haddad', 'Remove from the account');
  await Promise.all([
    isTold(newcomer, 'You are no longer a member of Kade Recruitment'),
    page.getByRole('button', { name: 'Remove user' }).click(),
  ]);
  await expect(rowOf(page, email)).toHaveCount(0);
  await expect(newcomer.getByText(`You are signed in as ${email}`)).toBeVisible();
});

test('a link for someone else is not used up, and leads to another sign-in', async ({ page }) => {
  const email = 'bram.vos@other.test';
  await invite(email);
  await openAtEveryWidth(
    page,
    await linkTo(email),
    page.getByRole('heading', { name: 'This invitation is for someone else' }),
  );
  await expectAccessible(page, 'invitation-of-someone-else');
  await expect(page.getByRole('alert')).toContainText(`this invitation was sent to ${email}`);
  // The session of this browser is shared with other journeys: it is not ended here.
  await expect(page.getByRole('button', { name: 'Sign in as someone else' })).toBeVisible();
  await page.goto('/settings/users');
  await expect(rowOf(page, email)).toContainText('pending');
  await choose(page, email, 'Revoke invitation');
  await page.getByRole('button', { name: 'Revoke invitation' }).click();
  await expect(rowOf(page, email)).toHaveCount(0);
});

test.describe('many workspaces and invitations', () => {
  test.use({ person: 'lotte' });

  test('are shown at every width, in both themes', async ({ page }) => {
    await openAtEveryWidth(
      page,
      '/settings/users',
      page.getByRole('heading', { name: 'Active users' }),
    );
    await expect(rowOf(page, 'henk.wiersma@demo.test')).toContainText('expired');
    await expectAccessible(page, 'users');
    const own = rowOf(page, 'admin@demo.test');
    await expect(own.getByRole('listitem')).toHaveCount(5);
    await own.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(own.getByRole('listitem').nth(6)).toBeVisible();
    await expect(own.getByRole('button', { name: /^Actions/ })).toHaveCount(0);
  });
});
