import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectLayerAccessible,
  openAtEveryWidth,
} from '../support/accessibility.ts';
import { adsPath } from '../support/ads.ts';
import { accountOf, callAs, type Workspace } from '../support/api.ts';
import { createCampaign, dayFromNow } from '../support/campaigns.ts';
import { createSearchAd } from '../support/google-ads.ts';
import { drawPicture } from '../support/media.ts';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

// The stream of a person whose account is archived may try once more before the page has left it.
test.use({ person: 'mira', expectedComplaints: /status of 404 .*\/(events|accounts)/ });

const name = 'Zeewaardig Werk';
const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const accounts = (page: Page) => page.getByRole('table', { name: 'Accounts' });
async function fillIn(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

const company = {
  ...{ Street: 'Wijnhaven', Number: '12', 'Zip code': '3011 WR', City: 'Rotterdam' },
  ...{ Country: 'Netherlands', Fee: '12,5' },
};

async function deposit(page: Page, amount: string, shown: string): Promise<void> {
  await page.getByRole('button', { name: 'Book deposit' }).click();
  const dialog = dialogOf(page, `Book a deposit for ${name}`);
  await fillIn(dialog, { Amount: amount, Description: 'Paid in advance' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: `Book ${shown}` }).click();
  await expect(dialog).toHaveCount(0);
}

/** The path of the link in the newest letter to this address. */
async function linkTo(email: string): Promise<string> {
  const letters = await callAs<{ to: string; text: string }[]>('mira', 'GET', '/dev/outbox');
  const letter = letters.find(({ to, text }) => to === email && text.includes('/accept'));
  return /\/invitations\/[\w-]+\/accept/.exec(letter?.text ?? '')?.[0] ?? '';
}

test('an account lives: created, filled with people and money, held to its limit, archived', async ({
  page,
  openAs,
}) => {
  await openAtEveryWidth(page, '/master-account', accounts(page));
  await expectAccessible(page, 'accounts of a master account');

  await page.getByRole('button', { name: 'Create account' }).click();
  const creation = dialogOf(page, 'Create account');
  await creation.getByRole('button', { name: 'Create account' }).click();
  await expect(creation.getByText('This field can not be empty')).toHaveCount(7);
  await expect(creation.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectLayerAccessible(page, 'the dialog that creates an account');
  const picture = await drawPicture(page, { name: 'logo.png', width: 400, height: 300 });
  await creation.locator('input[type=file]').setInputFiles(picture);
  const adjusting = dialogOf(page, 'Adjust image');
  const stage = adjusting.getByRole('application', { name: 'Crop area' });
  expect(await stage.boundingBox()).toMatchObject({ width: 290, height: 170 });
  await expect(adjusting.getByRole('button', { name: 'Change' })).toBeVisible();
  await adjusting.getByRole('button', { name: 'Save' }).click();
  await expect(creation.getByRole('button', { name: 'Change image' })).toBeVisible();
  await fillIn(creation, { Name: name, ...company });
  await creation.getByRole('button', { name: 'Create account' }).click();
  const created = dialogOf(page, 'Account created');
  await expect(created).toContainText('We have sent the password to master@demo.test');
  await created.getByRole('button', { name: 'Close' }).last().click();

  await accounts(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const drawn = page.getByRole('main').locator('img').first();
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  const workspace = dialogOf(page, `Create workspace in ${name}`);
  await fillIn(workspace, { Name: 'Zuidkade', 'Mark-up': '7,5' });
  await workspace.getByRole('button', { name: 'Create workspace' }).click();
  const done = dialogOf(page, 'Workspace created');
  await expect(done).toContainText('Congrats! Your new workspace has been successfully created');
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zuidkade' })).toContainText('7,5%');

  const email = 'zita.zeeman@example.test';
  await page.getByRole('button', { name: 'Add user' }).click();
  const user = dialogOf(page, `Add user to ${name}`);
  await fillIn(user, { 'First name': 'Zita', 'Last name': 'Zeeman', 'E-mail address': email });
  await user.getByRole('button', { name: /Access level/ }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await user.getByRole('button', { name: 'Add user' }).click();
  const added = dialogOf(page, 'User added');
  await expect(added).toContainText(`We have sent the password to ${email}`);
  await added.getByRole('button', { name: 'Close' }).last().click();
  const newcomer = await openAs(undefined);
  await newcomer.goto(await linkTo(email));
  await newcomer.getByLabel('E-mail address').fill(email);
  await newcomer.getByRole('button', { name: 'Sign in' }).click();
  await expect(newcomer.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  // No trace of what is above the account.
  await newcomer.goto('/master-account');
  await expect(newcomer).toHaveURL('/campaigns-overview');

  await deposit(page, '100,50', '€100,50');
  await page.getByRole('switch', { name: 'Money limit' }).press('Space');
  await expect(page.getByRole('switch', { name: 'Money limit' })).toBeChecked();
  // Loaded anew: what was read out to people while a button was busy stays in the page for a while.
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Money limit' })).toBeChecked();
  await expectAccessible(page, 'one account of a master account');

  const accountId = await accountOf('mira', name);
  const [first] = await callAs<Workspace[]>('mira', 'GET', `/accounts/${accountId}/workspaces`);
  const { id } = await createCampaign('mira', first?.slug ?? '', {
    ...{ title: 'Stuurlieden', profiles: ['Dialysis Nurse'], places: ['Groningen'] },
    ...{ targetUrl: 'https://care.example/jobs', dates: [dayFromNow(3), dayFromNow(33)] },
  });
  await createSearchAd('mira', id);
  await callAs('mira', 'PUT', `/campaigns/${id}/custom-budget`, {
    ...{ total_gross_budget_in_cents: 1_000_00, google_search_amount: 1_000_00 },
    ...{ facebook_amount: 0, google_display_amount: 0, linkedin_amount: 0 },
  });
  const refused = 'this takes €1.000,00, and €100,50 is free to use';
  const toDo = newcomer.getByRole('dialog', { name: 'To do before launch' });
  const readToDo = async () => {
    await newcomer.goto(adsPath(id));
    const deploy = newcomer.getByRole('button', { name: 'Deploy campaign' });
    // Until everything is known, a press has no effect.
    await expect(deploy).toHaveAttribute('aria-disabled', 'true');
    await deploy.press('Enter');
    await expect(toDo).toBeVisible();
  };
  await readToDo();
  await expect(toDo).toContainText(refused);
  await deposit(page, '899,50', '€899,50');
  await readToDo();
  await expect(toDo).not.toContainText('is free to use');

  await page.getByRole('button', { name: 'Archive account' }).click();
  const archiving = page.getByRole('alertdialog', { name: `Archive ${name}?` });
  await expect(archiving).toContainText('No campaign is running.');
  await archiving.getByRole('textbox').fill(name);
  await expectLayerAccessible(page, 'the dialog that archives an account');
  await archiving.getByRole('button', { name: 'Archive account' }).click();
  await expect(page.getByText(/^Archived on /)).toBeVisible();
  await newcomer.goto('/campaigns-overview');
  await expect(newcomer.getByText(`You are signed in as ${email}`)).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill(name);
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log.getByText('Account archived')).toBeVisible();
  await expect(log.getByText('Money booked')).toHaveCount(2);
  await expectAccessible(page, 'the audit log');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('audit_log.csv');
});

test('an account is visited in sight of its admins, and left', async ({ page, openAs }) => {
  // Who belongs to no account begins above them.
  await page.goto('/');
  await expect(page).toHaveURL('/master-account');
  await accounts(page).getByRole('link', { name: 'Kade Recruitment' }).click();
  await expect(page.getByRole('heading', { name: 'Kade Recruitment', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Visit' }).click();
  await page.getByRole('button', { name: 'Enter account' }).click();
  const bar = page.getByRole('region', { name: 'You are visiting Kade Recruitment' });
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: /^Workspace:/ })).toBeVisible();
  await expectAccessible(page, 'a visited account');

  const sofia = await openAs('sofia');
  await sofia.goto('/settings/users#visits');
  const visit = sofia.getByRole('table', { name: 'Visits' }).getByRole('row').nth(1);
  await expect(visit).toContainText('Mira de Groot');
  await expect(visit).toContainText('Here now');
  await expectAccessible(sofia, 'visits on the users tab');

  await bar.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/master-account');
  await expect(accounts(page)).toBeVisible();
  await sofia.reload();
  await expect(visit).not.toContainText('Here now');
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('an admin of an account', () => {
  test.use({ person: 'anna' });

  test('finds no way to it, and loads nothing of it', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await page.goto('/master-account');
    await expect(page).toHaveURL('/campaigns-overview');
    const profile = await openProfile(page);
    await expect(profile.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(profile.getByRole('menuitem', { name: 'Master account' })).toHaveCount(0);
    const loaded = (await Promise.all(scripts)).join('\n');
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.includes('Welcome to Master account management')).toBe(false);
  });
});
