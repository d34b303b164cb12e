import { createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

test('the keyboard opens pages and what was opened last, on any page', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Z toetsen');
  const { id } = await createCampaign('lotte', slug, { title: 'Zojuist geopend' });
  await page.goto(configurePath(id));
  await expect(page.getByRole('heading', { name: 'Zojuist geopend' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const overlay = page.getByRole('dialog', { name: 'Search campaigns' });
  const last = overlay.getByRole('group', { name: 'Opened last' });
  await expect(last.getByRole('option').first()).toHaveText(/^Zojuist geopend #\w+$/);
  await page.keyboard.type('templ');
  await expect(overlay.getByRole('option', { name: 'Templates' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/presets\/templates/);
  await expect(overlay).toBeHidden();
});
