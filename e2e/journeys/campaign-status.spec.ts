import type { Locator, Page } from '@playwright/test';
import { answerWith, refuse, withoutLiveChanges } from '../support/answers.ts';
import { callAs, campaignId, campaignsOf, createWorkspace } from '../support/api.ts';
import {
  campaignRow,
  configurePath,
  createCampaign,
  dayFromNow,
  getCampaign,
  openMenu,
  titlesShown,
} from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

// Campaigns that run can not be made without launching them, so those of the demo are used up here.
test.use({ person: 'sofia' });

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function choose(place: Locator | Page, entry: string): Promise<void> {
  await (await openMenu(place)).getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The row, as far down the list as it may be. */
async function bringRow(page: Page, title: string): Promise<Locator> {
  const row = campaignRow(page, title);
  await expect(async () => {
    if ((await row.count()) === 0) await page.mouse.wheel(0, 2_000);
    await row.scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass();
  return row;
}

test('a campaign is paused, resumed and stopped from its row', async ({ page }) => {
  const title = 'Back-end developer';
  await page.goto('/workspaces/tech');
  const row = await bringRow(page, title);
  await choose(row, 'Pause');
  await question(page, `Pause ${title}?`).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page, `Pause ${title}?`)).toBeHidden();
  await expect(row).toContainText('Active');
  await choose(row, 'Pause');
  await page.getByRole('button', { name: 'Pause campaign' }).click();
  await expect(toasts(page).first()).toContainText(`${title} campaign paused`);
  await expect(row).toContainText('Paused');

  await choose(row, 'Resume');
  await expect(question(page, `Resume ${title}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Resume campaign' }).click();
  await expect(toasts(page).filter({ hasText: `${title} campaign activated` })).toBeVisible();
  await expect(row).toContainText('Active');

  await choose(row, 'Stop');
  await expect(question(page, `Stop ${title}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Stop campaign' }).click();
  await expect(toasts(page).filter({ hasText: `${title} campaign stopped` })).toBeVisible();
  const { status } = await getCampaign('sofia', await campaignId('sofia', 'tech', title));
  expect(status).toBe('stopped');
  await bringRow(page, title);
  await expect(row).toContainText('Stopped');
  await expect((await openMenu(row)).getByRole('menuitem')).toHaveText([
    'Edit',
    'Extend',
    'Duplicate',
    'Save as template',
    'Activity log',
  ]);
});

test.describe('a status that cannot be changed', () => {
  test.use({ expectedComplaints: /status of (500|409)/ });

  test('is told, and the list asked for again', async ({ page }) => {
    const title = 'Payroll officer';
    await refuse(page, /\/campaigns\/[^/]+\/pause$/, 500, 'Broken');
    await page.goto('/workspaces/office-and-finance');
    const row = await bringRow(page, title);
    await choose(row, 'Pause');
    const again = page.waitForRequest(/\/office-and-finance\/campaigns\?page=1/);
    await page.getByRole('button', { name: 'Pause campaign' }).click();
    await again;
    await expect(toasts(page)).toHaveText(`Error: ${title} failed to change statusBroken`);
    await expect(row).toContainText('Active');
  });

  test('because another person stopped it in the meantime shows how it is now', async ({
    page,
  }) => {
    const title = 'Crane operator';
    const id = await campaignId('sofia', 'logistics', title);
    await withoutLiveChanges(page);
    await page.goto(configurePath(id));
    const menu = await openMenu(page.getByRole('main'));
    await menu.getByRole('menuitem', { name: 'Resume' }).click();
    await callAs('sofia', 'POST', `/campaigns/${id}/stop`);
    await page.getByRole('button', { name: 'Resume campaign' }).click();
    await expect(toasts(page)).toHaveText(
      `Error: ${title} failed to change statusIt was changed in the meantime and is stopped now. Please look at it again.`,
    );
    await expect(page.getByRole('main')).toContainText('Stopped');
  });
});

test('a draft is deleted after a question, from the list and from its page', async ({ page }) => {
  const { slug } = await createWorkspace('sofia', 'Zwijndrecht');
  await createCampaign('sofia', slug, { title: 'Zomerhulp' });
  const other = await createCampaign('sofia', slug, { title: 'Winterhulp' });
  await page.goto(`/workspaces/${slug}`);
  const row = campaignRow(page, 'Zomerhulp');
  const menu = await openMenu(row);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Edit',
    'Change template',
    'Duplicate',
    'Save as template',
    'Activity log',
    'Delete',
  ]);
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = question(page, 'Delete Zomerhulp?');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await expect(row).toBeVisible();
  await choose(row, 'Delete');
  await asked.getByRole('button', { name: 'Delete campaign' }).click();
  await expect(toasts(page)).toContainText('Zomerhulp campaign deleted');
  await expect(titlesShown(page)).toHaveText(['Winterhulp']);

  await page.getByRole('link', { name: 'Winterhulp' }).click();
  await expect(page).toHaveURL(configurePath(other.id));
  // The address comes first, and the list has the same button.
  await expect(page.getByRole('heading', { name: 'Winterhulp', level: 1 })).toBeVisible();
  await choose(page.getByRole('main'), 'Delete');
  await Promise.all([
    expect(toasts(page).filter({ hasText: 'Winterhulp campaign deleted' })).toBeVisible(),
    page.getByRole('button', { name: 'Delete campaign' }).click(),
  ]);
  await expect(page).toHaveURL('/campaigns-overview');
  await expect(page.getByRole('heading', { name: 'Create your campaign' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'not associated' })).toHaveCount(0);
});

test('a copy has everything of its original and is opened', async ({ page }) => {
  const { slug } = await createWorkspace('sofia', 'Zevenhuizen');
  const original = await createCampaign('sofia', slug, {
    title: 'Zeeman',
    targetUrl: 'https://example.test/zeeman',
    poNumber: 'Z-1',
    referenceNumber: 'Z-2',
    profiles: ['Chef'],
    places: ['Rotterdam', 'Delft'],
    dates: [dayFromNow(5), dayFromNow(25)],
  });
  await page.goto(`/workspaces/${slug}`);
  await choose(campaignRow(page, 'Zeeman'), 'Duplicate');
  await expect(toasts(page)).toContainText('The campaign was successfully duplicated!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeeman (copy)');
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  expect(id).not.toBe(original.id);
  await expect(page).toHaveURL(configurePath(id));
  const { profiles, locations, startDate, endDate, targetUrl, poNumber, referenceNumber } =
    original;
  expect(await getCampaign('sofia', id)).toMatchObject({
    ...{ profiles, locations, startDate, endDate, targetUrl, poNumber, referenceNumber },
    status: 'draft',
    type: 'consideration',
  });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(titlesShown(page)).toHaveCount(2);
});

test('a launched campaign is read, not changed', async ({ page }) => {
  const [campaign] = await campaignsOf('sofia', 'logistics', { status: 'finished' });
  const id = campaign?.id ?? '';
  await answerWith(page, '**/notifications', []);
  await page.goto(configurePath(id));
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'This campaign has been launched, so its configuration can not be changed any more',
  );
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly', '');
  await expect(main.getByRole('link', { name: /change the campaign type/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Results' })).toBeVisible();

  for (const way of ['manual-settings', 'template-settings']) {
    await page.goto(`/campaigns-overview/edit/${way}/${id}`);
    await expect(page).toHaveURL(configurePath(id));
    await expect(toasts(page)).toContainText('A campaign that is finished does not allow this');
  }
});
