import type { Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { accountOf, activeTitle, callAs, campaignId } from '../support/api.ts';
import { intlOf } from '../support/intl.ts';
import { openAccounts, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// Only this file opens pages as Robin, whose role it changes.
test.use({ person: 'robin' });

const burger = (page: Page, account: string) =>
  page.getByRole('button', { name: `Account: ${account}`, exact: true });

async function switchTo(page: Page, account: string): Promise<void> {
  await (await openAccounts(page)).getByRole('option', { name: account }).click();
  await expect(burger(page, account)).toBeVisible();
}

test('switching goes to the overview, asks for everything of the account and is remembered', async ({
  page,
  context,
}) => {
  const noorderzorg = await accountOf('robin', 'Noorderzorg Groep');
  const kade = await accountOf('robin', 'Kade Recruitment');
  await page.goto('/campaigns-overview');
  // Nothing remembered: the first by name.
  await expect(burger(page, 'Kade Recruitment')).toBeVisible();
  await switchTo(page, 'Noorderzorg Groep');

  const rows = page.getByRole('table').getByRole('link');
  const ofNoorderzorg = await activeTitle('lotte', 'acute-care');
  const ofKade = await activeTitle('sofia', 'logistics');
  await rows.filter({ hasText: ofNoorderzorg }).first().click();
  await expect(page).toHaveURL(/\/campaign-details\/ads$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^.*\/api/, '')));
  await switchTo(page, 'Kade Recruitment');
  await expect(page).toHaveURL('/campaigns-overview');
  await expect(rows.filter({ hasText: ofKade }).first()).toBeVisible();
  expect(asked).toEqual(
    expect.arrayContaining([
      `/accounts/${kade}/workspaces`,
      `/accounts/${kade}/members`,
      `/accounts/${kade}/enabled-features`,
      `/accounts/${kade}/social-pages`,
      `/accounts/${kade}/logistics/campaigns?page=1&perpage=10`,
    ]),
  );
  // What was still to be asked of the old account was asked before the switch, or not at all.
  const since = asked.slice(asked.findIndex((path) => path.includes(kade)));
  expect(since.filter((path) => path.includes(noorderzorg))).toEqual([]);
  // Told once, in passing or not at all: the old campaign is not judged by the new account.
  await expect(page.getByRole('alert')).toHaveCount(0);

  expect(await page.evaluate(() => localStorage.getItem('posthorn.account'))).toBe(
    'Kade Recruitment',
  );
  await switchTo(page, 'Noorderzorg Groep');
  const newTab = await context.newPage();
  await newTab.goto('/');
  await expect(burger(newTab, 'Noorderzorg Groep')).toBeVisible();
  // Where a tab works is its own: another one that goes elsewhere does not take it along.
  await switchTo(newTab, 'Kade Recruitment');
  await page.reload();
  await expect(burger(page, 'Noorderzorg Groep')).toBeVisible();
});

test('the account that was looked at last comes along with the page', async ({ page }) => {
  await page.goto('/campaigns-overview');
  await switchTo(page, 'Noorderzorg Groep');
  const firstCampaign = page.getByRole('table').getByRole('link').first();
  await expect(firstCampaign).toBeVisible();

  await page.route('**/api/**', () => {});
  const intl = await intlOf(page);
  await page.reload();
  await expect(burger(page, 'Noorderzorg Groep')).toBeVisible();
  await expect(firstCampaign).toBeVisible();
  expect(await intl()).toEqual([]);
});

test('switching starts the list of campaigns at its first page', async ({ page }) => {
  await page.goto('/workspaces/acute-care');
  await switchTo(page, 'Noorderzorg Groep');
  await (await openWorkspaces(page)).getByRole('option', { name: 'Acute Care' }).click();
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.nth(10)).toBeAttached();
  const ofKade = await activeTitle('sofia', 'logistics');
  const kade = await accountOf('robin', 'Kade Recruitment');
  const pages: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes(kade) && pathname.endsWith('/campaigns')) {
      pages.push(searchParams.get('page'));
    }
  });
  await switchTo(page, 'Kade Recruitment');
  await expect(rows.filter({ hasText: ofKade }).first()).toBeVisible();
  expect(pages[0]).toBe('1');
});

test('the current account stands first, the others by name, with search and initials', async ({
  page,
}) => {
  const own = await callAs<{ account_id: string; name: string }[]>(
    'robin',
    'GET',
    '/me/memberships',
  );
  const names = [
    'Zeta Works',
    'acme Hiring Group',
    'Brug',
    'Élan Nord Sud',
    'Delta 4',
    'Mare',
    'Yx',
  ];
  const made = names.map((name, index) => ({
    account_id: `00000000-0000-4000-8000-00000000000${index}`,
    name,
    role: 'editor',
    member_since: '2026-01-01T00:00:00Z',
  }));
  await answerWith(page, '**/api/me/memberships', [...made, ...own]);
  await page.addInitScript(() => localStorage.setItem('posthorn.account', 'Kade Recruitment'));
  await page.goto('/campaigns-overview');

  const accounts = await openAccounts(page);
  await expect(accounts).toContainText(/^.*Current accountKRKade RecruitmentAdmin/);
  const options = accounts.getByRole('option');
  // The row's text begins with the initials of its circle.
  await expect(options).toHaveText([
    'AHacme Hiring GroupEditor',
    'BBrugEditor',
    'D4Delta 4Editor',
    'ÉNÉlan Nord SudEditor',
    'MMareEditor',
    'NGNoorderzorg GroepAdmin',
    'YYxEditor',
    'ZWZeta WorksEditor',
  ]);
  const search = accounts.getByRole('searchbox', { name: 'Search accounts' });
  await search.fill('elan');
  await expect(options).toHaveText(['ÉNÉlan Nord SudEditor']);
  await search.fill('xyz');
  await expect(accounts.getByText('Sorry, no matching options')).toBeVisible();
  await search.press('Escape');
  await expect(options).toHaveCount(8);
});

test('the keyboard alone switches', async ({ page }) => {
  await page.goto('/campaigns-overview');
  await burger(page, 'Kade Recruitment').focus();
  await page.keyboard.press('Enter');
  const accounts = page.getByRole('dialog', { name: 'Accounts' });
  await expect(accounts.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('noord');
  await expect(accounts.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(burger(page, 'Noorderzorg Groep')).toBeVisible();
  await expect(accounts).toBeHidden();
});

test.describe('a role', () => {
  // What was asked in the moment of the change is answered as to a person without the right.
  test.use({ expectedComplaints: /status of 40[34]/ });

  test('a changed role shows at once, and follows the account', async ({ page }) => {
    const id = await accountOf('lotte');
    const { id: userId } = await callAs<{ id: string }>('robin', 'GET', '/me');
    await page.goto('/campaigns-overview');
    await switchTo(page, 'Noorderzorg Groep');
    const addUsers = page.getByRole('button', { name: 'Add users to this workspace' });
    await expect(addUsers).toBeVisible();

    await callAs('lotte', 'DELETE', `/accounts/${id}/admins/${userId}`);
    await expect(addUsers).toBeHidden();
    await expect((await openWorkspaces(page)).getByRole('option')).toHaveText([/Employer Brand/]);
    await page.keyboard.press('Escape');
    await switchTo(page, 'Kade Recruitment');
    await expect(addUsers).toBeVisible();

    await switchTo(page, 'Noorderzorg Groep');
    await expect(addUsers).toBeHidden();
    await callAs('lotte', 'POST', `/accounts/${id}/admins`, { user_id: userId });
    await expect(addUsers).toBeVisible();
  });
});

test.describe('a person in one account', () => {
  test.use({ person: 'ines' });

  test('is told that there is no other, and refused what is in others', async ({ page }) => {
    await page.goto('/campaigns-overview');
    const accounts = await openAccounts(page);
    await expect(accounts).toContainText('KRKade RecruitmentEditor');
    await expect(accounts).toContainText('You belong to this account only.');
    const foreign = await accountOf('lotte');
    const campaign = await campaignId('lotte', 'acute-care', 'Radiographer');
    for (const path of [`accounts/${foreign}/social-pages`, `campaigns/${campaign}`]) {
      expect((await page.request.get(`/api/${path}`)).status(), path).toBe(404);
    }
  });
});
