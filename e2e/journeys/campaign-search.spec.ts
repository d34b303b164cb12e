import type { Page } from '@playwright/test';
import { createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search campaigns' });

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search campaigns' }).click();
  const box = overlay(page).getByRole('combobox', { name: 'Search campaigns' });
  await expect(box).toBeFocused();
  return { box, found: overlay(page).getByRole('option') };
}

test('arrow keys choose, Enter opens, Escape leads back', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zoek toetsen');
  const made = [];
  for (const title of ['Zqtoets een', 'Zqtoets twee']) {
    made.push(await createCampaign('lotte', slug, { title }));
  }
  await page.goto(`/workspaces/${slug}`);
  const trigger = page.getByRole('button', { name: 'Search campaigns' });
  await expect(trigger).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = overlay(page).getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();

  const { found } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await openSearch(page);
  await box.fill('ZQTOETS');
  await expect(found).toHaveCount(2);
  const chosen = found.and(page.locator('[aria-selected="true"]'));
  // The first is ready for Enter; arrows go on, and around.
  await expect(chosen).toHaveCount(1);
  const before = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(before ?? '');
  await expect(box).toBeFocused();
  const id = await chosen.getAttribute('href');
  expect(made.map((campaign) => configurePath(campaign.id))).toContain(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(id ?? '');
  await expect(overlay(page)).toBeHidden();
});
