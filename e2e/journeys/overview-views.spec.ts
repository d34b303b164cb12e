import type { Page } from '@playwright/test';
import { campaignsOf, createWorkspace } from '../support/api.ts';
import { createCampaign, titlesShown } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'sofia' });

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });

test('filters stand in the address, are saved under a name, and come back with it', async ({
  page,
}) => {
  const { slug } = await createWorkspace('sofia', 'Zoetermeer');
  await createCampaign('sofia', slug, { title: 'Zoekt bezoek' });
  for (const title of ['Zoekt een', 'Zoekt twee']) {
    await createCampaign('sofia', slug, { title, type: 'conversions' });
  }
  const narrowed = ['Zoekt twee', 'Zoekt een'];
  await page.goto(`/workspaces/${slug}`);
  await chip(page, 'Draft').press('Enter');
  await expect(page).toHaveURL(/\?status=draft$/);
  await page.getByRole('button', { name: 'More filters' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'More filters' });
  await filters.getByRole('checkbox', { name: 'Job applications' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?status=draft&type=conversions$/);
  await expect(titlesShown(page)).toHaveText(narrowed);

  // A key on the title selects the row, and another press lets go of it.
  const title = titlesShown(page).first();
  await title.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Zoekt twee' })).toBeChecked();
  await title.press('x');
  await expect(page.getByRole('region', { name: 'Selected campaigns' })).toHaveCount(0);

  await expect(views(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zoekt mensen');
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const tab = views(page).getByRole('button', { name: 'Zoekt mensen', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/type=conversions&view=/);

  await views(page).getByRole('button', { name: 'All campaigns' }).press('Enter');
  await expect(page).toHaveURL(/\/campaigns-overview$/);
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await tab.press('Enter');
  await expect(page).toHaveURL(/\?status=draft&type=conversions&view=/);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(titlesShown(page)).toHaveText(narrowed);
  await page.getByRole('button', { name: 'Job applications: remove this filter' }).press('Enter');
  await expect(views(page).getByRole('img', { name: 'Changed since it was saved' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for the view Zoekt mensen' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete view' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete the view Zoekt mensen?' });
  await question.getByRole('button', { name: 'Delete view' }).press('Enter');
  // Without a saved view there is nothing to choose from, and the keyboard is at the page.
  await expect(views(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('drafts are selected, get one total, and Undo takes it back', async ({ page }) => {
    const { slug } = await createWorkspace('sofia', 'Zeeland');
    for (const title of ['Zee een', 'Zee twee', 'Zee drie']) {
      await createCampaign('sofia', slug, { title });
    }
    const budgets = async () =>
      (await campaignsOf<{ customTotalGrossBudget: number | null }>('sofia', slug)).map(
        ({ customTotalGrossBudget }) => customTotalGrossBudget,
      );
    await page.goto(`/workspaces/${slug}`);
    await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
    const first = page.getByRole('checkbox', { name: 'Select Zee een' });
    await first.press('Space');
    await expect(first).toBeChecked();
    const bar = page.getByRole('region', { name: 'Selected campaigns' });
    await expect(bar).toContainText('1 selected');
    await page.getByRole('button', { name: 'Select all that are shown' }).press('Enter');
    await expect(bar).toContainText('3 selected');

    await bar.getByRole('button', { name: 'Budget' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Set the budget of 3 campaigns' });
    await dialog.getByRole('textbox', { name: 'Amount for each' }).fill('2000');
    await expect(dialog).toContainText('Budgets together: €6.000, now €0');
    await dialog.getByRole('button', { name: 'Set the total' }).press('Enter');
    await expect(dialog).toContainText('Done for 3 campaigns');
    expect(await budgets()).toEqual([2_000_00, 2_000_00, 2_000_00]);
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(dialog).toContainText('Undone for 3 campaigns');
    expect(await budgets()).toEqual([null, null, null]);
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(bar).toHaveCount(0);
  });
});
