import type { Locator, Page } from '@playwright/test';
import { campaignId } from '../support/api.ts';
import { campaignRow, getCampaign, openMenu } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

// Campaigns that run can not be made without launching them, so those of the demo are used up here.
test.use({ person: 'sofia' });

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function choose(place: Locator, entry: string): Promise<void> {
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
